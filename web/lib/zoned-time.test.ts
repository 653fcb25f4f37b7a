import { expect, test } from "vitest";
import { instantOf, instantsOf, isTimeZone, localTimeOf } from "./zoned-time.ts";

test.for([
  ["2027-01-15T20:00", "Europe/Malta", "2027-01-15T19:00:00.000Z"],
  ["2027-07-15T20:00", "Europe/Malta", "2027-07-15T18:00:00.000Z"],
  ["2027-07-15T20:00", "America/New_York", "2027-07-16T00:00:00.000Z"],
  ["2027-07-15T20:00", "Asia/Kathmandu", "2027-07-15T14:15:00.000Z"],
  ["2027-01-01T00:30", "Pacific/Auckland", "2026-12-31T11:30:00.000Z"],
  ["2027-12-31T23:59", "Pacific/Honolulu", "2028-01-01T09:59:00.000Z"],
  ["2028-02-29T12:00", "UTC", "2028-02-29T12:00:00.000Z"],
] as const)("%s in %s", ([local, zone, instant]) => {
  expect(instantOf(local, zone)).toBe(instant);
  expect(localTimeOf(instant, zone)).toBe(local);
});

test.for([
  ["the last reading before the clock is put forward", "2027-03-28T01:59", "Europe/Malta", "2027-03-28T00:59:00.000Z"],
  [
    "a reading the clock skips moves on by the lost hour",
    "2027-03-28T02:30",
    "Europe/Malta",
    "2027-03-28T01:30:00.000Z",
  ],
  ["the first reading after it", "2027-03-28T03:00", "Europe/Malta", "2027-03-28T01:00:00.000Z"],
  ["the last reading that comes once", "2027-10-31T01:59", "Europe/Malta", "2027-10-30T23:59:00.000Z"],
  ["of a reading that comes twice, the first", "2027-10-31T02:30", "Europe/Malta", "2027-10-31T00:30:00.000Z"],
  ["the reading after the second hour", "2027-10-31T03:00", "Europe/Malta", "2027-10-31T02:00:00.000Z"],
  ["a skipped reading in New York", "2027-03-14T02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
  ["a doubled reading in New York", "2027-11-07T01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
  ["a half-hour change", "2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
] as const)("on a day of change: %s", ([, local, zone, instant]) => {
  expect(instantOf(local, zone)).toBe(instant);
});

test.for([
  ["once on an ordinary day", "2027-01-15T20:00", "Europe/Malta", ["2027-01-15T19:00:00.000Z"]],
  ["never in the skipped hour", "2027-03-14T02:30", "America/New_York", []],
  ["never in a skipped half hour", "2027-10-03T02:15", "Australia/Lord_Howe", []],
  [
    "twice in the doubled hour",
    "2027-11-07T01:30",
    "America/New_York",
    ["2027-11-07T05:30:00.000Z", "2027-11-07T06:30:00.000Z"],
  ],
  ["once right after it", "2027-11-07T02:00", "America/New_York", ["2027-11-07T07:00:00.000Z"]],
  ["on no day that does not exist", "2027-02-30T10:00", "Europe/Malta", null],
  ["at no hour that does not exist", "2027-02-28T25:00", "Europe/Malta", null],
] as const)("a clock shows a time %s", ([, local, zone, instants]) => {
  expect(instantsOf(local, zone)).toEqual(instants);
});

test("a skipped reading shows as the hour after the gap", () => {
  expect(localTimeOf("2027-03-28T01:30:00.000Z", "Europe/Malta")).toBe("2027-03-28T03:30");
});

test.for([
  ["", "Europe/Malta"],
  ["2027-01-15", "Europe/Malta"],
  ["2027-01-15T20:00", "Mars/Olympus"],
] as const)("has no instant for %j in %s", ([local, zone]) => {
  expect(instantOf(local, zone)).toBeNull();
});

test("knows which zones there are", () => {
  expect([isTimeZone("Europe/Malta"), isTimeZone("Europe/Atlantis")]).toEqual([true, false]);
});
