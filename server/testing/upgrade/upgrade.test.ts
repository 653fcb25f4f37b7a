import { expect, test } from "vitest";
import { compareAnswers, firstDifference, recordedHosts } from "./compare-answers.ts";

test("after the upgrade, a database of the first release gives the same answers as before", async () => {
  const { differences, compared } = await compareAnswers(recordedHosts);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(700);
});

test.for([
  [{ a: [1, { b: null }] }, { a: [1, { b: null, c: 2 }], d: 1 }, null],
  [{ a: [1, { b: null }] }, { a: [1, {}] }, ".a.1.b was null, is undefined"],
  [{ a: [1] }, { a: [1, 2] }, ".a had 1 entries, has 2"],
  [[1, 2], [2, 1], ".0 was 1, is 2"],
  [{ a: {} }, { a: null }, ".a was {}, is null"],
] as const)("the first difference between %j and %j is %s", ([old, now, difference]) => {
  expect(firstDifference(old, now, "")).toBe(difference);
});
