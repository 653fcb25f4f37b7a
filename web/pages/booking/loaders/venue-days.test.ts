import { expect, test } from "vitest";
import { maltaPlace } from "#web/lib/site-fixtures.ts";
import { venueDate, venueDays, venueHour } from "./venue-days.server.ts";
import { venueFormats } from "./venue-formats.server.ts";

const { timeZone } = maltaPlace;
const now = new Date("2026-11-15T22:30:00Z");
const nothing = { from: null, month: null, date: null };

test("shows seven days from today in the venue's time zone", () => {
  const days = venueDays(new Date("2026-11-15T23:30:00Z"), nothing, timeZone);
  expect([days.dates[0], days.dates.at(-1), days.dates.length]).toEqual(["2026-11-16", "2026-11-22", 7]);
  expect(days.previous).toBeNull();
  expect(days.next).toBe("2026-11-23");
  expect(days.startTime).toBe("2026-11-15T23:00:00.000Z");
});

test("lists 24 months and ends with the last day of the last month", () => {
  const days = venueDays(now, { ...nothing, from: "2028-10-28" }, timeZone);
  expect([days.months.length, days.months[0], days.months.at(-1)]).toEqual([24, "2026-11", "2028-10"]);
  expect(days.dates).toEqual(["2028-10-28", "2028-10-29", "2028-10-30", "2028-10-31"]);
  expect([days.next, days.previous]).toEqual([null, "2028-10-21"]);
});

test.for([
  [{ ...nothing, from: "2020-01-01" }, "2026-11-15"],
  [{ ...nothing, from: "2030-01-01" }, "2028-10-31"],
  [{ ...nothing, month: "2026-11" }, "2026-11-15"],
  [{ ...nothing, month: "2027-03" }, "2027-03-01"],
  [{ ...nothing, month: "2040-01" }, "2028-10-31"],
  [{ ...nothing, from: "2027-02-31" }, "2026-11-15"],
  [{ ...nothing, from: "nonsense", month: "xx" }, "2026-11-15"],
  [{ ...nothing, date: "2026-11-18" }, "2026-11-15"],
  [{ ...nothing, date: "2027-03-28" }, "2027-03-28"],
  [{ month: null, from: "2027-03-25", date: "2027-03-28" }, "2027-03-25"],
] as const)("limits the first day to the allowed range: %j starts on %s", ([asked, first]) => {
  expect(venueDays(now, asked, timeZone).dates[0]).toBe(first);
});

test("services that can be booked for 730 days have the days after the 24th month, too", () => {
  const days = venueDays(now, { ...nothing, from: "2028-11-10" }, timeZone, 730);
  expect([days.months.length, days.months.at(-1), days.lastBookable]).toEqual([25, "2028-11", "2028-11-14"]);
  expect([days.dates[0], days.dates.at(-1), days.next]).toEqual(["2028-11-10", "2028-11-14", null]);
});

test.for([
  [nothing, null, null],
  [{ ...nothing, month: "2026-11" }, null, null],
  [{ ...nothing, date: "2026-11-14" }, null, "past"],
  [{ ...nothing, date: "2028-10-31" }, null, null],
  [{ ...nothing, date: "2028-11-01" }, null, "tooFar"],
  [{ ...nothing, date: "2026-12-15" }, 30, null],
  [{ ...nothing, date: "2026-12-16" }, 30, "tooFar"],
  [{ ...nothing, from: "2026-12-16" }, 30, "tooFar"],
  [{ ...nothing, month: "2027-01" }, 30, "tooFar"],
] as const)("%j with %j days ahead is outside of what can be booked: %j", ([asked, daysAhead, outside]) => {
  expect(venueDays(now, asked, timeZone, daysAhead).isOutside).toBe(outside);
});

test("the previous week never starts before today", () => {
  expect(venueDays(now, { ...nothing, from: "2026-11-18" }, timeZone).previous).toBe("2026-11-15");
});

test.for([
  ["2027-03-25", "2027-03-24T23:00:00.000Z", "2027-03-31T22:00:00.000Z"],
  ["2027-10-28", "2027-10-27T22:00:00.000Z", "2027-11-03T23:00:00.000Z"],
] as const)("the week from %s with a clock change has seven whole days", ([from, startTime, endTime]) => {
  const days = venueDays(now, { ...nothing, from }, timeZone);
  expect(days).toMatchObject({ startTime, endTime });
  expect(days.dates).toHaveLength(7);
});

test("reads date and hour in the venue's time zone", () => {
  expect(venueDate("2027-03-28T22:30:00Z", timeZone)).toBe("2027-03-29");
  expect([venueHour("2027-03-28T00:30:00Z", timeZone), venueHour("2027-03-28T01:00:00Z", timeZone)]).toEqual([1, 3]);
});

test("shows the zone abbreviation of times in the repeated hour", () => {
  const formats = venueFormats("en", maltaPlace);
  expect(formats.range("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z")).toBe("02:30 CEST – 02:30 CET");
  expect(formats.range("2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z")).toBe("02:30 CET – 03:30");
  expect(formats.range("2026-10-26T01:30:00Z", "2026-10-26T02:30:00Z")).toBe("02:30 – 03:30");
  expect(formats.clock("2026-10-25T00:30:00Z")).toBe("02:30");
});
