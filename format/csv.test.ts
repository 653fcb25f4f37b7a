import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.for(["=1+1", "+356 99", "-2", "@SUM(A1)", "\tx", "\rx", "\nx", "\0=1"])(
  "%j does not become a formula in a spreadsheet",
  (text) => {
    const [cell = ""] = csvLine([text]).split(/(?<=")\r\n$/);
    expect(cell.startsWith(`"'`) || !/^"[=+\-@\t\r\n]/.test(cell)).toBe(true);
    expect(cell).not.toMatch(/^"[=+\-@\t\r\n\0]/);
  },
);

test("commas, quotes and line breaks stay inside one CSV cell", () => {
  expect(csvLine(['a "b", c', "d\ne", 12, null])).toBe('"a ""b"", c","d\ne",12,""\r\n');
});
