import { expect, test } from "vitest";
import { createStaleCache } from "./stale-cache.ts";

const freshness = { freshSeconds: 60, keptSeconds: 3600 };

test("100 concurrent requests share one load, and a fresh value is not loaded again", async () => {
  let loads = 0;
  const staleCache = createStaleCache();
  const load = async () => ++loads;
  const answers = await Promise.all(Array.from({ length: 100 }, () => staleCache.ask("a", freshness, load)));
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([1]));
  await staleCache.ask("a", freshness, load);
  expect(loads).toBe(1);
  await staleCache.ask("b", freshness, load);
  expect(loads).toBe(2);
});

test("when loading fails, the last value is returned with its age until it is too old", async () => {
  let now = 0;
  let tries = 0;
  const staleCache = createStaleCache(() => now);
  const failing = () => {
    tries++;
    return Promise.reject(new Error("away"));
  };
  await expect(staleCache.ask("a", freshness, failing)).rejects.toThrow("away");
  await staleCache.ask("a", freshness, async () => "good");
  now = 100_000;
  expect(await staleCache.ask("a", freshness, failing)).toEqual({ value: "good", ageSeconds: 100 });
  expect(tries).toBe(2);
  // There is no new attempt right after a failure.
  now += 1_000;
  await staleCache.ask("a", freshness, failing);
  expect(tries).toBe(2);
  now = 3_700_000;
  await expect(staleCache.ask("a", freshness, failing)).rejects.toThrow("away");
});

test("evicts the oldest entries when there are too many", async () => {
  let loads = 0;
  const staleCache = createStaleCache();
  for (let n = 0; n < 600; n++) await staleCache.ask(`key ${n}`, freshness, async () => ++loads);
  await staleCache.ask("key 599", freshness, async () => ++loads);
  expect(loads).toBe(600);
  await staleCache.ask("key 0", freshness, async () => ++loads);
  expect(loads).toBe(601);
});
