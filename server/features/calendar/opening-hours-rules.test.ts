import { expect, test } from "vitest";
import { autumnChange, springChange } from "#server/testing/test-days.ts";
import { venueTime } from "./calendar-fixtures.ts";
import { minutesOf } from "./clock-time-rules.ts";
import { availabilityOf, dayParts, hoursByDay, openTime, stretchesIn, weekdayOf } from "./opening-hours-rules.ts";

const zone = "Europe/Malta";
const hour = 3_600_000;
const at = (text: string) => Date.parse(venueTime(text));
const dayOf = (date: string) => ({ start: at(`${date} 00:00`), end: at(`${date} 00:00`) + 25 * hour });
const stretch = (from: string, to: string) => [[minutesOf(from), minutesOf(to)]] as const;

test("09:00 stays 09:00 on the days of a clock change", () => {
  for (const date of [springChange, autumnChange]) {
    const [first] = openTime(dayParts(dayOf(date), zone), () => stretch("09:00", "17:00"));
    expect(first).toEqual({ start: at(`${date} 09:00`), end: at(`${date} 17:00`) });
  }
});

test("an hour that the clock skips is not open, and an hour that comes twice is open twice", () => {
  const open = (date: string) =>
    openTime(dayParts(dayOf(date), zone), (day) =>
      day * 86_400_000 === Date.parse(date) ? stretch("02:00", "03:00") : [],
    );
  expect(open(springChange)).toEqual([]);
  const twice = open(autumnChange);
  expect(twice.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(2 * hour);
  const parts = dayParts(dayOf(autumnChange), zone).filter(({ day }) => day === Date.parse(autumnChange) / 86_400_000);
  expect(parts.map((part) => stretchesIn(part, twice).map(({ from, to }) => [from, to]))).toEqual([
    [[120, 180]],
    [[120, 180]],
  ]);
});

test("a day that differs wins over a public holiday, which wins over the weekly hours of its version", () => {
  const week = (from: number) => Array.from({ length: 7 }, () => [[from, from + 60]] as const);
  const hours = {
    weekly: [
      { validFrom: "2027-03-01", days: week(540) },
      { validFrom: "2027-06-01", days: week(600) },
    ],
    differing: [{ day: "2027-12-25", stretches: stretch("20:00", "21:00") }],
    holidays: { openedDays: ["2027-12-13"] },
  };
  const on = hoursByDay(hours, new Set(["2027-12-08", "2027-12-13", "2027-12-25"]));
  const opens = (date: string) => on(Date.parse(date) / 86_400_000)[0]?.[0];
  expect(["2027-02-28", "2027-03-01", "2027-06-01", "2027-12-08", "2027-12-13", "2027-12-25"].map(opens)).toEqual([
    undefined,
    540,
    600,
    undefined,
    600,
    1200,
  ]);
});

test("what is set by hand wins over the opening hours", () => {
  const explicit = [{ start: 2, end: 3, isAvailable: false }];
  expect(availabilityOf(explicit, [{ start: 1, end: 5 }])).toEqual([
    ...explicit,
    { start: 1, end: 2, isAvailable: true, isByHours: true },
    { start: 3, end: 5, isAvailable: true, isByHours: true },
  ]);
});

test("weekdays count from Monday, also before 1970", () => {
  expect(["2026-11-16", "2026-11-22", "1969-12-28"].map((date) => weekdayOf(Date.parse(date) / 86_400_000))).toEqual([
    0, 6, 6,
  ]);
});
