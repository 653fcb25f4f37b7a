import { expect, test } from "vitest";
import { addDays, addMonths, clampDay, daysInMonth, formatDate, parseDate, weekday } from "./civil-date.ts";
import { monthCells } from "./month-cells.ts";

test.each([
  [2024, 2, 29],
  [2023, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 11, 30],
  [2026, 12, 31],
])("month %i-%i has %i days", (year, month, days) => {
  expect(daysInMonth({ year, month })).toBe(days);
});

test.each(["1926-01-01", "1991-06-17", "2000-02-29", "2026-11-15", "2100-03-01"])(
  "the weekday of %s is the same as in JavaScript's Date",
  (text) => {
    const date = parseDate(text);
    if (!date) throw new Error("not a date");
    expect(weekday(date)).toBe((new Date(`${text}T00:00:00Z`).getUTCDay() + 6) % 7);
  },
);

test("adds and subtracts days and months across the end of a year", () => {
  expect(formatDate(addDays({ year: 2026, month: 12, day: 30 }, 3))).toBe("2027-01-02");
  expect(formatDate(addDays({ year: 2024, month: 3, day: 1 }, -1))).toBe("2024-02-29");
  expect(addMonths({ year: 2026, month: 11 }, 14)).toEqual({ year: 2028, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});

test("a day after the end of its month is clamped", () => {
  expect(clampDay({ year: 2023, month: 2, day: 31 }).day).toBe(28);
});

test.each(["2023-02-29", "2023-13-01", "2023-00-10", "17/06/1991", ""])("%s is not a date", (text) => {
  expect(parseDate(text)).toBeUndefined();
});

test("a month grid always has 42 days and starts on a Monday", () => {
  for (const month of [
    { year: 2026, month: 2 },
    { year: 2027, month: 2 },
    { year: 1991, month: 6 },
  ]) {
    const cells = monthCells(month);
    expect(cells).toHaveLength(42);
    expect(weekday(cells[0]?.date ?? { year: 0, month: 0, day: 0 })).toBe(0);
    expect(cells.filter((cell) => !cell.isOutside)).toHaveLength(daysInMonth(month));
  }
  expect(formatDate(monthCells({ year: 1991, month: 6 })[0]?.date ?? { year: 0, month: 0, day: 0 })).toBe("1991-05-27");
});
