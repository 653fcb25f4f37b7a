import { expect, test } from "vitest";
import { LocalDate } from "../values.ts";
import { isCalendarDate, readInstant } from "./instant.ts";

test.for([
  ["2028-02-29T09:00:00Z", "2028-02-29T09:00:00.000Z"],
  ["2027-03-28T09:00+01:00", "2027-03-28T08:00:00.000Z"],
  ["2027-03-28T09:00:00.123456789+0530", "2027-03-28T03:30:00.123Z"],
  ["2027-12-31T23:59:59-12:00", "2028-01-01T11:59:59.000Z"],
] as const)("readInstant reads %s as %s", ([text, instant]) => {
  expect(readInstant(text)).toBe(instant);
});

test.for([
  ["29 February outside a leap year", "2027-02-29T09:00:00Z"],
  ["30 February", "2028-02-30T09:00:00Z"],
  ["31 April", "2027-04-31T09:00:00+02:00"],
  ["month 13", "2027-13-01T09:00:00Z"],
  ["month 0", "2027-00-01T09:00:00Z"],
  ["day 0", "2027-01-00T09:00:00Z"],
  ["24:00", "2027-03-28T24:00:00Z"],
  ["minute 60", "2027-03-28T09:60:00Z"],
  ["a leap second", "2027-03-28T23:59:60Z"],
  ["an offset of 99 hours", "2027-03-28T09:00:00+99:00"],
  ["an offset of 60 minutes", "2027-03-28T09:00:00+01:60"],
  ["no offset", "2027-03-28T09:00:00"],
  ["a date alone", "2027-03-28"],
  ["a year that is too late", "2200-01-01T00:00:00Z"],
  ["text", "next Sunday"],
] as const)("readInstant refuses %s", ([, text]) => {
  expect(readInstant(text)).toBeNull();
});

test.for(["2027-02-29", "2027-02-30", "2027-04-31", "2027-13-01", "2027-00-10", "2027-1-1", "tomorrow"])(
  "%s is not a valid date",
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(LocalDate.safeParse(text).success).toBe(false);
  },
);

test("29 February of a leap year is a valid date", () => {
  expect([isCalendarDate("2028-02-29"), LocalDate.safeParse("2028-02-29").success]).toEqual([true, true]);
});
