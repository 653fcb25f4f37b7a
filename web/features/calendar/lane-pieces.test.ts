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
const ahead = { isOpen: true, now: nine };
const pieces = lanePieces(cells, laneOf(data, 1), ahead);

test("a lane has one piece for each free stretch and booking, and none of another calendar", () => {
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

test("finds the free stretch around a start", () => {
  expect(freeStretch(pieces, at(2))).toMatchObject({ start: at(1), end: at(3) });
  expect(freeStretch(pieces, at(3))).toBeUndefined();
});

test("time by weekly hours and time set by hand are pieces of their own and one free stretch", () => {
  const byHours = (cell: number) => ({ ...slot(cell, "available"), byHours: true as const });
  const slots = [byHours(1), byHours(2), slot(3, "available"), slot(4, "unavailable"), byHours(5)];
  const mixed = lanePieces(cells, laneOf({ slots, bookings: [] }, 1), ahead);
  expect(mixed.map(({ status, isByHours, cells: many }) => [status, isByHours, many])).toEqual([
    ["not-set", false, 1],
    ["available", true, 2],
    ["available", false, 1],
    ["unavailable", false, 1],
    ["available", true, 1],
    ["not-set", false, 2],
  ]);
  expect(freeStretch(mixed, at(1))).toEqual({ start: at(1), end: at(4) });
  expect(freeStretch(mixed, at(3))).toEqual({ start: at(1), end: at(4) });
  expect(freeStretch(mixed, at(5))).toEqual({ start: at(5), end: at(6) });
});

test("available time is past once it has started, and still counts as opening hours", () => {
  const later = lanePieces(cells, laneOf(data, 1), { isOpen: true, now: at(1) + 60_000 });
  expect(later.map(({ status }) => status)).toEqual([
    "not-set",
    "past",
    "available",
    "booked",
    "booked",
    "unavailable",
    "not-set",
  ]);
  expect(freeStretch(later, at(1))).toBeUndefined();
  expect(freeStretch(later, at(2))).toMatchObject({ start: at(2), end: at(3) });
  expect(openHours(later)).toEqual({ start: at(1), end: at(6) });
});

test("nothing is free in a calendar that takes no bookings", () => {
  const closed = lanePieces(cells, laneOf(data, 1), { isOpen: false, now: nine });
  expect(closed.map(({ status }) => status)).toEqual([
    "not-set",
    "closed",
    "booked",
    "booked",
    "unavailable",
    "not-set",
  ]);
  expect(openHours(lanePieces(cells, laneOf({ ...data, bookings: [] }, 2), { isOpen: false, now: nine }))).toBeNull();
});
