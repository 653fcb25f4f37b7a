import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("runs at most two tasks of one key at a time, in order, even after a failure; other keys do not wait", async () => {
  const limited = createConcurrencyLimit<string>(2);
  const started: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const start = (key: string, name: string) =>
    limited(key, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        finish.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const all = [start("a", "1"), start("a", "2"), start("a", "3"), start("a", "4"), start("b", "5")];
  await Promise.resolve();
  expect(started).toEqual(["1", "2", "5"]);
  finish.get("1")?.(new Error("failed"));
  await expect(all[0]).rejects.toThrow("failed");
  await expect.poll(() => started).toEqual(["1", "2", "5", "3"]);
  for (const name of ["2", "3"]) finish.get(name)?.();
  await expect.poll(() => started).toContain("4");
  for (const name of ["4", "5"]) finish.get(name)?.();
  expect(await Promise.all(all.slice(1))).toEqual(["2", "3", "4", "5"]);
});
