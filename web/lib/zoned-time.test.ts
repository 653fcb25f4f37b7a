import { expect, test } from "vitest";
import { instantOf, instantsOf, localTimeOf } from "./zoned-time.ts";

test.for([
  ["2027-01-15T20:00", "Europe/Malta", "2027-01-15T19:00:00.000Z"],
  ["2027-07-15T20:00", "Europe/Malta", "2027-07-15T18:00:00.000Z"],
  ["2027-07-15T20:00", "America/New_York", "2027-07-16T00:00:00.000Z"],
  ["2027-07-15T20:00", "Asia/Kathmandu", "2027-07-15T14:15:00.000Z"],
  ["2027-01-01T00:30", "Pacific/Auckland", "2026-12-31T11:30:00.000Z"],
  ["2027-12-31T23:59", "Pacific/Honolulu", "2028-01-01T09:59:00.000Z"],
  ["2028-02-29T12:00", "UTC", "2028-02-29T12:00:00.000Z"],
] as const)("converts %s in %s to an instant and back", ([local, zone, instant]) => {
  expect(instantOf(local, zone)).toBe(instant);
  expect(localTimeOf(instant, zone)).toBe(local);
});

test.for([
  ["the last minute before the clocks go forward", "2027-03-28T01:59", "Europe/Malta", "2027-03-28T00:59:00.000Z"],
  ["a skipped time moves one hour later", "2027-03-28T02:30", "Europe/Malta", "2027-03-28T01:30:00.000Z"],
  ["the first time after the skipped hour", "2027-03-28T03:00", "Europe/Malta", "2027-03-28T01:00:00.000Z"],
  ["the last minute before the repeated hour", "2027-10-31T01:59", "Europe/Malta", "2027-10-30T23:59:00.000Z"],
  ["a repeated time means its first occurrence", "2027-10-31T02:30", "Europe/Malta", "2027-10-31T00:30:00.000Z"],
  ["the first time after the repeated hour", "2027-10-31T03:00", "Europe/Malta", "2027-10-31T02:00:00.000Z"],
  ["a skipped time in New York", "2027-03-14T02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ["a repeated time in New York", "2027-11-07T01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
  ["a half-hour change", "2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
] as const)("converts a time on a clock-change day: %s", ([, local, zone, instant]) => {
  expect(instantOf(local, zone)).toBe(instant);
});

test.for([
  ["one instant on an ordinary day", "2027-01-15T20:00", "Europe/Malta", ["2027-01-15T19:00:00.000Z"]],
  ["no instant in the skipped hour", "2027-03-14T02:30", "America/New_York", []],
  ["no instant in a skipped half hour", "2027-10-03T02:15", "Australia/Lord_Howe", []],
  [
    "two instants in the repeated hour",
    "2027-11-07T01:30",
    "America/New_York",
    ["2027-11-07T05:30:00.000Z", "2027-11-07T06:30:00.000Z"],
  ],
  ["one instant right after the repeated hour", "2027-11-07T02:00", "America/New_York", ["2027-11-07T07:00:00.000Z"]],
  ["null for a date that does not exist", "2027-02-30T10:00", "Europe/Malta", null],
  ["null for an hour that does not exist", "2027-02-28T25:00", "Europe/Malta", null],
] as const)("instantsOf returns %s", ([, local, zone, instants]) => {
  expect(instantsOf(local, zone)).toEqual(instants);
});

test("localTimeOf uses summer time right after the clocks go forward", () => {
  expect(localTimeOf("2027-03-28T01:30:00.000Z", "Europe/Malta")).toBe("2027-03-28T03:30");
});

test.for([
  ["", "Europe/Malta"],
  ["2027-01-15", "Europe/Malta"],
  ["2027-01-15T20:00", "Mars/Olympus"],
] as const)("returns null for %j in %s", ([local, zone]) => {
  expect(instantOf(local, zone)).toBeNull();
});
