import { expect, test } from "vitest";
import { compareWithRecount } from "#server/features/insights/insight-model-fixtures.ts";

test("after 2,000 random operations, the kept daily summaries equal those counted from the rows", {
  timeout: 1_200_000,
}, async () => {
  expect(await compareWithRecount(2000, 20_270_313)).toEqual([]);
});
