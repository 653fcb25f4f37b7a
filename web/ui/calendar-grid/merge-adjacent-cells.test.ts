import { expect, test } from "vitest";
import { mergeAdjacentCells } from "./merge-adjacent-cells.ts";

const quarter = 900_000;

test("cells that touch become one stretch, in whichever order they were chosen", () => {
  expect(mergeAdjacentCells([3, 1, 2, 7].map((n) => n * quarter))).toEqual([
    { start: quarter, end: 4 * quarter },
    { start: 7 * quarter, end: 8 * quarter },
  ]);
  expect(mergeAdjacentCells([])).toEqual([]);
});
