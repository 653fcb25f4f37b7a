import { expect, test } from "vitest";
import { compareWithRebuilt } from "#server/features/search/search-model-fixtures.ts";

test("after 2,000 random changes, the kept search tables equal rebuilt ones", { timeout: 1_200_000 }, async () => {
  expect(await compareWithRebuilt(2000, 20_270_305)).toEqual([]);
});
