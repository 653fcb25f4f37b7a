import { expect, test } from "vitest";
import { calendar } from "#messages/en/calendar.ts";
import { rangeWindows, windowOf } from "./range-days.ts";

test("the range tool offers four time windows with the specified names and hours", () => {
  expect(rangeWindows.map(({ name }) => `${calendar[`range.${name}`]} ${calendar[`range.${name}Hours`]}`)).toEqual([
    "Full Day 6am-6pm",
    "Morning 6am-12pm",
    "Afternoon 12pm-3pm",
    "Evening 3pm-6pm",
  ]);
  expect(rangeWindows.map(({ from, to }) => [from, to])).toEqual([
    [6, 18],
    [6, 12],
    [12, 15],
    [15, 18],
  ]);
});

const [fullDay, morning, afternoon, evening] = rangeWindows;

test.for([
  ["2027-03-28", fullDay, "2027-03-28T04:00:00.000Z", "2027-03-28T16:00:00.000Z"],
  ["2027-10-31", fullDay, "2027-10-31T05:00:00.000Z", "2027-10-31T17:00:00.000Z"],
  ["2026-11-16", morning, "2026-11-16T05:00:00.000Z", "2026-11-16T11:00:00.000Z"],
  ["2026-07-01", afternoon, "2026-07-01T10:00:00.000Z", "2026-07-01T13:00:00.000Z"],
  ["2026-07-01", evening, "2026-07-01T13:00:00.000Z", "2026-07-01T16:00:00.000Z"],
] as const)("converts the hours of one day to instants: %s, %o", ([date, window, startTime, endTime]) => {
  expect(windowOf(date, window, "Europe/Malta")).toEqual({ startTime, endTime });
});
