import { expect, test } from "vitest";
import { cellMs } from "#contract/calendar-cells.ts";
import { freeStretch, laneOf, lanePieces, openHours } from "./lane-pieces.ts";
import type { CalendarBooking } from "./load-calendar.ts";

const nine = Date.parse("2027-03-24T09:00:00Z");
const at = (cell: number) => nine + cell * cellMs;
const cells = Array.from({ length: 8 }, (_, n) => ({ start: at(n), time: "", key: String(n) }));
const slot = (cell: number, status: "available" | "booked" | "unavailable", calendarId = 1) => ({
  id: cell,
  start_time: new Date(at(cell)).toISOString(),
  status,
  service_item_id: null,
  calendarId,
});
const booking = (id: string, from: number, to: number) =>
  ({
    id,
    calendarId: 1,
    startTime: slot(from, "booked").start_time,
    endTime: slot(to, "booked").start_time,
  }) as CalendarBooking;

const data = {
  slots: [
    slot(1, "available"),
    slot(2, "available"),
    slot(3, "booked"),
    slot(4, "booked"),
    slot(5, "booked"),
    slot(6, "unavailable"),
    slot(0, "available", 2),
  ],
  bookings: [booking("A", 3, 5), booking("B", 5, 6), { ...booking("C", 0, 1), calendarId: 2 }],
};
const pieces = lanePieces(cells, laneOf(data, 1));

test("a lane has one piece per free stretch and booking, and nothing of another calendar", () => {
  expect(pieces.map(({ status, cells: many, booking: one }) => [status, many, one?.id])).toEqual([
    ["not-set", 1, undefined],
    ["available", 2, undefined],
    ["booked", 2, "A"],
    ["booked", 1, "B"],
    ["unavailable", 1, undefined],
    ["not-set", 1, undefined],
  ]);
  expect(openHours(pieces)).toEqual({ start: at(1), end: at(6) });
  expect(openHours([])).toBeNull();
});

test("a free stretch begins with the first cell that is still ahead", () => {
  expect(freeStretch(pieces, at(1), nine)).toEqual({ start: at(1), end: at(3) });
  expect(freeStretch(pieces, at(1), at(1) + 60_000)).toEqual({ start: at(2), end: at(3) });
  expect(freeStretch(pieces, at(1), at(2))).toBeNull();
  expect(freeStretch(pieces, at(3), nine)).toBeNull();
});
