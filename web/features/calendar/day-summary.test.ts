import { expect, test } from "vitest";
import { cellMs } from "#contract/calendar-cells.ts";
import { gridWeek } from "#web/ui/calendar-grid/grid-time.ts";
import { daySummary } from "./day-summary.ts";

const day = gridWeek("2027-03-08", "Europe/Malta")[0];
if (!day) throw new Error("a week without days");
const nine = day.start + 36 * cellMs;
const visit = { id: "K7MPQ2XWRT", start: nine, end: nine + 2 * cellMs, title: "", who: "", time: "", cells: 2 };

test("a booking of several cells counts once, and the free minutes are summed", () => {
  const isBooked = (start: number) => start >= visit.start && start < visit.end;
  const isOpen = (start: number) => start >= nine && start < nine + 6 * cellMs;
  const sum = daySummary(day, {
    statusOf: (start) => (isBooked(start) ? "booked" : isOpen(start) ? "available" : "not-set"),
    bookingAt: (start) => (isBooked(start) ? visit : undefined),
  });
  expect(sum).toEqual({ bookings: [visit], freeMinutes: 60, isSet: true });
});

test("a day without any availability is not set", () => {
  const sum = daySummary(day, { statusOf: () => "not-set", bookingAt: () => undefined });
  expect(sum).toEqual({ bookings: [], freeMinutes: 0, isSet: false });
});
