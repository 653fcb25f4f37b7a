import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { whenCalm } from "./when-calm.ts";

async function keepBusy(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    await nextTurn();
  }
}

test("a job waits while the process is busy, and starts when it is calm again", async () => {
  const order: string[] = [];
  let isOver = false;
  const waiting = whenCalm(10_000).then(() => order.push("job"));
  const load = keepBusy(() => isOver).then(() => order.push("requests"));
  setTimeout(() => (isOver = true), 600);
  await Promise.all([waiting, load]);
  expect(order).toEqual(["requests", "job"]);
});

test("a job starts after the longest wait, even if the process is still busy", async () => {
  let isOver = false;
  const load = keepBusy(() => isOver);
  await whenCalm(300);
  isOver = true;
  await load;
});
