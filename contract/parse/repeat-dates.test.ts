import { expect, test } from "vitest";
import { isLastOfMonth, mostRepeatDates, repeatDates, weekOfMonth } from "./repeat-dates.ts";

// Fixed dates: the rule depends only on the calendar.
test.each([
  ["week", "2027-02-20", "2027-03-13", ["2027-02-20", "2027-02-27", "2027-03-06", "2027-03-13"]],
  ["two_weeks", "2027-12-18", "2028-01-20", ["2027-12-18", "2028-01-01", "2028-01-15"]],
  ["month", "2027-01-16", "2027-04-30", ["2027-01-16", "2027-02-20", "2027-03-20", "2027-04-17"]],
  ["month", "2027-01-30", "2027-05-31", ["2027-01-30", "2027-05-29"]],
  ["month_end", "2027-01-30", "2027-04-30", ["2027-01-30", "2027-02-27", "2027-03-27", "2027-04-24"]],
  ["week", "2027-02-20", "2027-02-01", []],
] as const)("repeats every %s from %s until %s", (every, first, until, dates) => {
  expect(repeatDates(first, every, until)).toEqual(dates);
});

test("stops one date after the most that are allowed", () => {
  expect(repeatDates("2027-01-02", "week", "2099-01-01")).toHaveLength(mostRepeatDates + 1);
});

test("knows the week of the month and the last such weekday", () => {
  expect([weekOfMonth("2027-02-07"), weekOfMonth("2027-02-08"), weekOfMonth("2027-01-30")]).toEqual([1, 2, 5]);
  expect([isLastOfMonth("2027-02-27"), isLastOfMonth("2027-02-20")]).toEqual([true, false]);
});
