import { expect, test } from "vitest";
import { addDays, addMonths, datesBetween, daysFrom, daysInMonth, mondayOf, weekdayOf } from "./civil-date.ts";

test.each([
  [2024, 2, 29],
  [2023, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 11, 30],
  [2026, 12, 31],
])("month %i-%i has %i days", (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test.each([
  ["1926-01-01", 4],
  ["1991-06-17", 0],
  ["2000-02-29", 1],
  ["2026-11-15", 6],
  ["2100-03-01", 0],
])("%s is day %i of its week, counted from Monday", (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test("adds and subtracts days across the end of a month and a year", () => {
  expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  expect(addDays("0050-12-31", 1)).toBe("0051-01-01");
});

test("adds and subtracts months, with the day clamped to the month", () => {
  expect(addMonths("2026-11-15", 14)).toBe("2028-01-15");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  expect(addMonths("2023-01-31", 1)).toBe("2023-02-28");
  expect(addMonths("2024-03-31", -1)).toBe("2024-02-29");
  expect(addMonths("0050-12-31", 1)).toBe("0051-01-31");
});

test("a week starts on Monday, also at the end of a year", () => {
  expect(mondayOf("2027-01-01")).toBe("2026-12-28");
  expect(mondayOf("2026-11-15")).toBe("2026-11-09");
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
});

test("counts and lists the days between two dates", () => {
  expect(daysFrom("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysFrom("2028-03-01", "2028-02-28")).toBe(-2);
  expect(datesBetween("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(datesBetween("2028-03-01", "2028-02-28")).toEqual([]);
});
