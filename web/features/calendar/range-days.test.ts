import { expect, test } from "vitest";
import { rangeWindows, windowOf } from "./range-days.ts";

const [fullDay, morning, afternoon, evening] = rangeWindows;

test.for([
  ["2027-03-28", fullDay, "2027-03-28T04:00:00.000Z", "2027-03-28T16:00:00.000Z"],
  ["2027-10-31", fullDay, "2027-10-31T05:00:00.000Z", "2027-10-31T17:00:00.000Z"],
  ["2026-11-16", morning, "2026-11-16T05:00:00.000Z", "2026-11-16T11:00:00.000Z"],
  ["2026-07-01", afternoon, "2026-07-01T10:00:00.000Z", "2026-07-01T13:00:00.000Z"],
  ["2026-07-01", evening, "2026-07-01T13:00:00.000Z", "2026-07-01T16:00:00.000Z"],
] as const)("%s, %o", ([date, window, startTime, endTime]) => {
  expect(windowOf(date, window, "Europe/Malta")).toEqual({ startTime, endTime });
});
