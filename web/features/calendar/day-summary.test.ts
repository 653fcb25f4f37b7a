import { expect, test } from "vitest";
import { cellMs } from "#contract/calendar-cells.ts";
import { gridWeek } from "#web/ui/calendar-grid/grid-time.ts";
import { type DayCells, daySummary } from "./day-summary.ts";

const day = gridWeek("2027-03-08", "Europe/Malta")[0];
if (!day) throw new Error("a week without days");
const nine = day.start + 36 * cellMs;
const visit = { id: "K7MPQ2XWRT", start: nine, end: nine + 2 * cellMs, title: "", who: "", time: "", cells: 2 };

const isBooked = (start: number) => start >= visit.start && start < visit.end;
const isOpen = (start: number) => start >= nine && start < nine + 6 * cellMs;
const cells: DayCells = {
  statusOf: (start) => (isBooked(start) ? "booked" : isOpen(start) ? "available" : "not-set"),
  bookingAt: (start) => (isBooked(start) ? visit : undefined),
};

test("a booking of several cells counts once, and the free minutes are summed", () => {
  expect(daySummary(day, cells, day.start)).toEqual({ bookings: [visit], freeMinutes: 60, isSet: true });
});

test("only time that is still ahead counts as free", () => {
  const freeAt = (cell: number) => daySummary(day, cells, nine + cell * cellMs + 60_000).freeMinutes;
  expect([freeAt(1), freeAt(2), freeAt(4), freeAt(5), freeAt(60)]).toEqual([60, 45, 15, 0, 0]);
});

test("a day without any availability counts as not set", () => {
  const sum = daySummary(day, { statusOf: () => "not-set", bookingAt: () => undefined }, day.start);
  expect(sum).toEqual({ bookings: [], freeMinutes: 0, isSet: false });
});
