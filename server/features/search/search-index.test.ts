import { expect, test } from "vitest";
import { compareWithRebuilt } from "./search-model-fixtures.ts";

// `npm run prove:search` runs a longer version.
test("after random changes, the kept search tables equal rebuilt ones", { timeout: 120_000 }, async () => {
  expect(await compareWithRebuilt(200, 20_270_301)).toEqual([]);
});
