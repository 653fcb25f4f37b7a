import { expect, test } from "vitest";
import { mergeAdjacentCells } from "./merge-adjacent-cells.ts";

const quarter = 900_000;

test("adjacent cells are merged into one range, in any order", () => {
  expect(mergeAdjacentCells([3, 1, 2, 7].map((n) => n * quarter))).toEqual([
    { start: quarter, end: 4 * quarter },
    { start: 7 * quarter, end: 8 * quarter },
  ]);
  expect(mergeAdjacentCells([])).toEqual([]);
});
