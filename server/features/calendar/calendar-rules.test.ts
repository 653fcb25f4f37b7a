import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { cellMs } from "#contract/calendar-cells.ts";
import {
  afterSetting,
  cellsOf,
  freeTime,
  lastBookableMoment,
  nearestStarts,
  startProblem,
  startsThatFit,
} from "./calendar-rules.ts";
import { cellsIn, type Interval, lengthOf, without } from "./time-rules.ts";

const zone = "Europe/Malta";
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
const span = (from: string, to: string): Interval => ({ start: at(from), end: at(to) });
const day = (date: string): Interval => ({
  start: at(`${date}T00:00`),
  end: Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds,
});
const wallTimes = (starts: readonly number[]) =>
  starts.map((start) =>
    Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5),
  );

test.for([
  [null, 1],
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [60, 4],
  [61, 5],
  [1440, 96],
] as const)("an item of %s minutes takes %i cells", ([minutes, cells]) => {
  expect(lengthOf(minutes)).toBe(cells * cellMs);
});

describe("a day has as many cells as it has quarter hours", () => {
  test.for([
    ["2026-11-15", 96],
    ["2026-03-29", 92],
    ["2026-10-25", 100],
    ["2027-03-28", 92],
    ["2027-10-31", 100],
    ["2028-02-29", 96],
    ["2026-12-31", 96],
    ["2027-01-01", 96],
  ] as const)("%s has %i cells", ([date, cells]) => {
    const starts = cellsIn(day(date));
    expect(starts).toHaveLength(cells);
    expect(new Set(starts).size).toBe(cells);
  });
});

test("06:00 to 18:00 on the clock-change days is twelve hours in local time", () => {
  expect(new Date(at("2027-03-28T06:00")).toISOString()).toBe("2027-03-28T04:00:00.000Z");
  expect(new Date(at("2027-03-28T18:00")).toISOString()).toBe("2027-03-28T16:00:00.000Z");
  expect(new Date(at("2027-10-31T06:00")).toISOString()).toBe("2027-10-31T05:00:00.000Z");
  expect(new Date(at("2027-10-31T18:00")).toISOString()).toBe("2027-10-31T17:00:00.000Z");
});

test("on clock-change days the skipped hour is not offered and the repeated hour is offered twice", () => {
  const open = (date: string) => freeTime([{ ...day(date), isAvailable: true }], []);
  const spring = wallTimes(startsThatFit(day("2027-03-28"), open("2027-03-28"), cellMs, 0));
  expect(spring).not.toContain("02:30");
  const autumn = wallTimes(startsThatFit(day("2027-10-31"), open("2027-10-31"), cellMs, 0));
  expect(autumn.filter((time) => time === "02:30")).toHaveLength(2);
});

test("an item fits across midnight, the end of the year and the clock change", () => {
  for (const [from, to] of [
    ["2026-12-31T23:00", "2027-01-01T01:00"],
    ["2027-03-28T01:00", "2027-03-28T04:00"],
    ["2028-02-28T23:00", "2028-02-29T01:00"],
  ] as const) {
    const free = freeTime([{ ...span(from, to), isAvailable: true }], []);
    expect(startsThatFit(span(from, to), free, 2 * 3_600_000, 0)).toEqual([at(from)]);
  }
});

test("a booked cell overrides its availability, and cells that are not set are omitted", () => {
  const held = [
    { ...span("2027-03-03T09:15", "2027-03-03T09:45"), kind: "visit" as const, bookingId: "A", serviceItemIds: [7] },
  ];
  const availability = [
    { ...span("2027-03-03T09:00", "2027-03-03T09:30"), isAvailable: true },
    { ...span("2027-03-03T09:45", "2027-03-03T10:00"), isAvailable: false },
  ];
  const cells = cellsOf(span("2027-03-03T08:45", "2027-03-03T10:15"), [{ calendarId: 1, availability, held }]);
  expect(cells.map(({ look }) => look.status)).toEqual(["available", "booked", "booked", "unavailable"]);
});

test("combines 62 days of 50 busy calendars into one cell per quarter hour within seconds", () => {
  const window = { start: day("2027-03-01").start, end: day("2027-05-02").start };
  const held = cellsIn(window)
    .filter((_, n) => n % 2 === 0)
    .map((start) => ({ start, end: start + cellMs, kind: "hold" as const, bookingId: null, serviceItemIds: [] }));
  const availability = [{ ...window, isAvailable: true }];
  const calendars = Array.from({ length: 50 }, (_, calendarId) => ({ calendarId, availability, held }));
  const cells = cellsOf(window, calendars);
  expect(cells).toHaveLength(cellsIn(window).length);
  expect(cells.slice(0, 2)).toMatchObject([
    { look: { status: "unavailable", kind: "hold" } },
    { look: { status: "available" } },
  ]);
});

test("a partly held cell is unavailable, and a visit has priority over other held time", () => {
  const availability = [{ ...span("2027-03-03T09:00", "2027-03-03T10:00"), isAvailable: true }];
  const before = { ...span("2027-03-03T09:20", "2027-03-03T09:31"), kind: "before" as const };
  const visit = { ...span("2027-03-03T09:30", "2027-03-03T09:45"), kind: "visit" as const };
  const held = [visit, before].map((time) => ({ ...time, bookingId: "B", serviceItemIds: [7] }));
  const cells = cellsOf(day("2027-03-03"), [{ calendarId: 1, availability, held }]);
  expect(cells.map(({ look }) => [look.status, look.serviceItemId])).toEqual([
    ["available", null],
    ["unavailable", null],
    ["booked", 7],
    ["available", null],
  ]);
});

test("offers only starts at which every cell is free", () => {
  const free = freeTime(
    [{ ...span("2027-03-03T09:00", "2027-03-03T12:00"), isAvailable: true }],
    [span("2027-03-03T10:00", "2027-03-03T10:15")],
  );
  const starts = startsThatFit(day("2027-03-03"), free, 3_600_000, 0);
  expect(wallTimes(starts)).toEqual(["09:00", "10:15", "10:30", "10:45", "11:00"]);
});

test("does not offer a start in the past or at the current moment", () => {
  const free = [span("2027-03-03T09:00", "2027-03-03T10:00")];
  expect(wallTimes(startsThatFit(day("2027-03-03"), free, cellMs, at("2027-03-03T09:15")))).toEqual(["09:30", "09:45"]);
});

test("nearestStarts returns the three nearest starts, earliest first", () => {
  const starts = cellsIn(span("2027-03-03T09:00", "2027-03-03T12:00"));
  expect(wallTimes(nearestStarts(at("2027-03-03T10:00"), starts))).toEqual(["09:30", "09:45", "10:15"]);
  expect(nearestStarts(at("2027-03-03T10:00"), [])).toEqual([]);
});

test("setting availability replaces the overlapped time and merges equal adjacent intervals", () => {
  const before = [
    { start: 0, end: 10 * cellMs, isAvailable: true },
    { start: 10 * cellMs, end: 20 * cellMs, isAvailable: false },
  ];
  expect(afterSetting(before, { start: 4 * cellMs, end: 6 * cellMs, isAvailable: false })).toEqual([
    { start: 0, end: 4 * cellMs, isAvailable: true },
    { start: 4 * cellMs, end: 6 * cellMs, isAvailable: false },
    { start: 6 * cellMs, end: 10 * cellMs, isAvailable: true },
    { start: 10 * cellMs, end: 20 * cellMs, isAvailable: false },
  ]);
  expect(afterSetting(before, { start: 10 * cellMs, end: 20 * cellMs, isAvailable: true })).toEqual([
    { start: 0, end: 20 * cellMs, isAvailable: true },
  ]);
});

test("without() removes intervals at any position", () => {
  const whole = [
    { start: 0, end: 10 },
    { start: 20, end: 30 },
  ];
  expect(
    without(whole, [
      { start: -5, end: 2 },
      { start: 8, end: 22 },
      { start: 25, end: 26 },
      { start: 29, end: 40 },
    ]),
  ).toEqual([
    { start: 2, end: 8 },
    { start: 22, end: 25 },
    { start: 26, end: 29 },
  ]);
});

test("the last bookable moment is the end of the 24th month, counting the current month", () => {
  const now = at("2026-11-15T12:00");
  expect(lastBookableMoment(now, zone)).toBe(at("2028-11-01T00:00"));
  expect(startProblem(at("2028-10-31T23:45"), now, zone, 0)).toBeNull();
  expect(startProblem(at("2028-11-01T00:00"), now, zone, 0)).toBe("start_too_far");
  expect(startProblem(now, now, zone, 0)).toBe("start_is_past");
  expect(startProblem(at("2027-01-01T09:05"), now, zone, 0)).toBe("start_off_grid");
});
