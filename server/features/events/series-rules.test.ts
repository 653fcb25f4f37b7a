import { expect, test } from "vitest";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { daysAfter, springChange } from "#server/testing/test-days.ts";
import { timesAfterEdit, timesOfSeries } from "./series-rules.ts";

const at = (time: string) => new Date(venueTime(time));
const timezone = "Europe/Malta";
const before = daysAfter(springChange, -3);
const after = daysAfter(springChange, 4);
const first = {
  timezone,
  start_date: at(`${before} 20:00`),
  end_date: at(`${daysAfter(before, 1)} 01:00`),
  registration_closes_at: at(`${before} 18:00`),
};

test("every date keeps the local time, also after the clocks change", () => {
  expect(timesOfSeries(first, { every: "week", until: after })).toEqual([
    { start_date: first.start_date, end_date: first.end_date, registration_closes_at: first.registration_closes_at },
    {
      start_date: at(`${after} 20:00`),
      end_date: at(`${daysAfter(after, 1)} 01:00`),
      registration_closes_at: at(`${after} 18:00`),
    },
  ]);
});

test("one date is no series, and more than 52 are too many", () => {
  expect(timesOfSeries(first, { every: "week", until: before })).toBe("too_few_dates");
  expect(timesOfSeries(first, { every: "week", until: daysAfter(before, 7 * 51) })).toHaveLength(52);
  expect(timesOfSeries(first, { every: "week", until: daysAfter(before, 7 * 52) })).toBe("too_many_dates");
});

test("later dates move by the same days and hours, and get the new length and closing time", () => {
  const other = { ...first, start_date: at(`${after} 20:00`), end_date: at(`${daysAfter(after, 1)} 01:00`) };
  const edited = {
    timezone,
    start_date: at(`${daysAfter(before, 1)} 19:30`),
    end_date: at(`${daysAfter(before, 1)} 22:00`),
    registration_closes_at: null,
  };
  expect(timesAfterEdit(other, first, edited)).toEqual({
    start_date: at(`${daysAfter(after, 1)} 19:30`),
    end_date: at(`${daysAfter(after, 1)} 22:00`),
    registration_closes_at: null,
  });
});
