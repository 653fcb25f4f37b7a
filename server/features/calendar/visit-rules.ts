import { Temporal } from "temporal-polyfill";
import { cellMinutes } from "#contract/calendar-cells.ts";
import type { ItemRow } from "#server/features/service-items/index.ts";
import { type CalendarTimes, freeTime, type HeldTime, lastBookableMoment, startsThatFit } from "./calendar-rules.ts";
import { type Interval, lengthOf, overlaps } from "./time-rules.ts";

const minuteMs = 60_000;
/** No rule allows bookings further ahead: 24 months or 730 days. */
export const longestAheadMs = 732 * 86_400_000;

/** All in milliseconds. */
export type VisitTime = { readonly length: number; readonly before: number; readonly after: number };

/** Customers must follow these rules. A host may break them. */
export type BookingRules = {
  readonly notice: number;
  /** Null means until the end of the 24th month. */
  readonly daysAhead: number | null;
  readonly dayLimits: readonly { readonly serviceItemId: number; readonly most: number }[];
};

type ItemTimes = Pick<ItemRow, "duration_minutes" | "minutes_before" | "minutes_after">;
type ItemRules = Pick<ItemRow, "id" | "notice_minutes" | "days_ahead" | "most_per_day">;

/** The items of one visit follow each other without a break, and the longest time before and after counts. */
export function visitTimeOf(items: readonly ItemTimes[]): VisitTime {
  const longest = (minutes: readonly number[]) => Math.max(0, ...minutes) * minuteMs;
  return {
    length: lengthOf(items.reduce((sum, { duration_minutes }) => sum + (duration_minutes || cellMinutes), 0)),
    before: longest(items.map(({ minutes_before }) => minutes_before)),
    after: longest(items.map(({ minutes_after }) => minutes_after)),
  };
}

/** The strictest rule of each kind counts. */
export function bookingRulesOf(items: readonly ItemRules[]): BookingRules {
  const days = items.flatMap(({ days_ahead }) => days_ahead ?? []);
  return {
    notice: Math.max(0, ...items.map(({ notice_minutes }) => notice_minutes)) * minuteMs,
    daysAhead: days.length === 0 ? null : Math.min(...days),
    dayLimits: items.flatMap(({ id, most_per_day }) =>
      most_per_day === null ? [] : [{ serviceItemId: id, most: most_per_day }],
    ),
  };
}

/** What the rules mean at this moment. Customers can book starts from `earliest` until before `end`. */
export type StartLimits = {
  readonly earliest: number;
  readonly end: number;
  readonly fullDays: readonly Interval[];
};

/** `visits` are those of all calendars: a limit per day counts them together. */
export function startLimits(
  { notice, daysAhead, dayLimits }: BookingRules,
  visits: readonly HeldTime[],
  now: number,
  timeZone: string,
): StartLimits {
  return {
    earliest: Math.max(now + 1, now + notice),
    end: daysAhead === null ? lastBookableMoment(now, timeZone) : endOfDay(now, daysAhead, timeZone),
    fullDays: dayLimits.flatMap(({ serviceItemId, most }) => {
      const ofItem = visits.filter((time) => time.serviceItemIds.includes(serviceItemId));
      const byDay = Map.groupBy(ofItem, ({ start }) => localDay(start, timeZone).start);
      return [...byDay].filter(([, those]) => those.length >= most).map(([start]) => localDay(start, timeZone));
    }),
  };
}

export function localDay(instant: number, timeZone: string): Interval {
  const start = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).startOfDay();
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
}

function endOfDay(now: number, daysAhead: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.add({ days: daysAhead + 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}

export type StartRule = "notice" | "daysAhead" | "mostPerDay";

export function brokenStartRules(start: number, { earliest, end, fullDays }: StartLimits): StartRule[] {
  const broken: StartRule[] = [];
  if (start < earliest) broken.push("notice");
  if (start >= end) broken.push("daysAhead");
  if (isOnFullDay(start, fullDays)) broken.push("mostPerDay");
  return broken;
}

const isOnFullDay = (start: number, fullDays: readonly Interval[]) =>
  fullDays.some((day) => overlaps(day, { start, end: start + 1 }));

/**
 * The time in which the visit itself must lie. The minutes before and after it may be outside the opening hours, but no
 * held time may lie in them.
 */
export function roomFor({ before, after }: VisitTime, { availability, held }: Omit<CalendarTimes, "calendarId">) {
  const widened = held.map(({ start, end }) => ({ start: start - after, end: end + before }));
  return freeTime(availability, widened);
}

/** True if there are open times, but the visit does not fit into any of them, even if nothing is booked. */
export function isTooLong(
  { length }: VisitTime,
  availability: CalendarTimes["availability"],
  window: Interval,
): boolean {
  const open = freeTime(availability, []).filter((piece) => overlaps(piece, window));
  return open.length > 0 && open.every(({ start, end }) => end - start < length);
}

/** `room` must be in order of time. Stops at the first piece with a start, because there may be two years of them. */
export function firstOfferedStart(
  window: Interval,
  room: readonly Interval[],
  visit: VisitTime,
  limits: StartLimits,
): number | undefined {
  for (const piece of room) {
    const [first] = offeredStarts(window, [piece], visit, limits);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** The starts that customers are offered. */
export function offeredStarts(
  window: Interval,
  room: readonly Interval[],
  { length }: VisitTime,
  { earliest, end, fullDays }: StartLimits,
): number[] {
  const allowed = { start: Math.max(window.start, earliest), end: Math.min(window.end, end) };
  const starts = startsThatFit(allowed, room, length, earliest - 1);
  return fullDays.length === 0 ? starts : starts.filter((start) => !isOnFullDay(start, fullDays));
}
