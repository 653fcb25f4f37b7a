import { expect, test } from "vitest";
import { daysInMonth, weekdayOf } from "#web/lib/civil-date.ts";
import { monthCells } from "./month-cells.ts";

test("a month grid always has 42 days and starts on a Monday", () => {
  for (const month of ["2026-02", "2027-02", "1991-06"]) {
    const cells = monthCells(month);
    const [year = 0, number = 1] = month.split("-").map(Number);
    expect(cells).toHaveLength(42);
    expect(weekdayOf(cells[0]?.date ?? "")).toBe(0);
    expect(cells.filter((cell) => !cell.isOutside)).toHaveLength(daysInMonth(year, number));
  }
  expect(monthCells("1991-06")[0]?.date).toBe("1991-05-27");
});
