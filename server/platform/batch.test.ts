import { expect, onTestFinished, test, vi } from "vitest";
import { timeBudget, withTimeBudget } from "#server/db/time-budget.ts";
import { createBatch } from "./batch.ts";

function aSlowBatch() {
  const runs: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const double = createBatch((items: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>();
    runs.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((item) => item * 2))) });
    return promise;
  });
  return { runs, double, items: () => runs.map((run) => run.items) };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test("items of the same moment share a run, and those that come meanwhile share the next", async () => {
  const { runs, double, items } = aSlowBatch();
  const first = [double(1), double(2)];
  await aMoment();
  const second = [double(3), double(4)];
  await aMoment();
  expect(items()).toEqual([[1, 2]]);
  runs[0]?.end();
  expect(await Promise.all(first)).toEqual([2, 4]);
  expect(items()).toEqual([
    [1, 2],
    [3, 4],
  ]);
  runs[1]?.end();
  expect(await Promise.all(second)).toEqual([6, 8]);
});

test("a failed run fails only its own items", async () => {
  const { runs, double } = aSlowBatch();
  const first = double(1);
  await aMoment();
  const second = double(2);
  runs[0]?.end(new Error("failed"));
  await expect(first).rejects.toThrow("failed");
  runs[1]?.end();
  expect(await second).toBe(4);
});

test("nobody waits long for the run of others", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { runs, double, items } = aSlowBatch();
  const first = double(1);
  await aMoment();
  const second = double(2);
  await vi.advanceTimersByTimeAsync(99);
  expect(items()).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(items()).toEqual([[1], [2]]);
  for (const run of runs) run.end();
  expect(await Promise.all([first, second])).toEqual([2, 4]);
});

test("each run has a new time budget, not that of a request", async () => {
  const left: (number | undefined)[] = [];
  const look = createBatch(async (items: readonly number[]) => {
    left.push(timeBudget()?.msLeft);
    timeBudget()?.spend(500);
    await aMoment();
    return items;
  });
  await withTimeBudget(async () => {
    timeBudget()?.spend(2_000);
    const first = look(1);
    await Promise.resolve();
    await Promise.all([first, look(2)]);
    expect(timeBudget()?.msLeft).toBe(500);
  });
  expect(left).toEqual([2_500, 2_500]);
});
