import { Temporal } from "temporal-polyfill";
import type { DayStretches } from "#server/db/day-stretches.ts";
import type { Availability } from "./calendar-rules.ts";
import { type Interval, overlaps, without } from "./time-rules.ts";

/** `days` begin with Monday. */
export type WeeklyHours = { readonly validFrom: string; readonly days: readonly DayStretches[] };
type DifferingDay = { readonly day: string; readonly stretches: DayStretches };
type HolidayClosing = { readonly openedDays: readonly string[] };

export type OpeningHours = {
  readonly weekly: readonly WeeklyHours[];
  readonly differing: readonly DifferingDay[];
  /** Null means that the calendar is open on public holidays. */
  readonly holidays: HolidayClosing | null;
};

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** 1 January 1970 was a Thursday. */
const weekdayOfDayZero = 3;

/** Counts the days since 1 January 1970. */
export const dayNumber = (date: string) => Date.parse(date) / dayMs;
export const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
/** Monday is 0. */
export const weekdayOf = (day: number) => (((day + weekdayOfDayZero) % 7) + 7) % 7;

/** The clock has one offset from UTC in a part, so the day of a clock change has two parts. */
export type DayPart = Interval & {
  readonly day: number;
  /** The instant at which a clock with this offset shows 00:00. */
  readonly midnight: number;
};

export function dayParts(window: Interval, timeZone: string): DayPart[] {
  const parts: DayPart[] = [];
  let { start } = window;
  while (start < window.end) {
    const local = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
    const offsetMs = local.offsetNanoseconds / 1_000_000;
    const end = Math.min(local.getTimeZoneTransition("next")?.epochMilliseconds ?? window.end, window.end);
    while (start < end) {
      const day = Math.floor((start + offsetMs) / dayMs);
      const midnight = day * dayMs - offsetMs;
      const until = Math.min(end, midnight + dayMs);
      parts.push({ day, midnight, start, end: until });
      start = until;
    }
  }
  return parts;
}

/**
 * The instants at which a local clock shows a time within the day's stretches. Where the clock skips an hour, that hour is
 * missing; an hour that comes twice is open twice.
 */
export function openTime(parts: readonly DayPart[], stretchesOn: (day: number) => DayStretches): Interval[] {
  return parts.flatMap((part) =>
    stretchesOn(part.day)
      .map(([from, to]) => ({
        start: Math.max(part.start, part.midnight + from * minuteMs),
        end: Math.min(part.end, part.midnight + to * minuteMs),
      }))
      .filter(({ start, end }) => start < end),
  );
}

/** Returns minutes of the local clock. */
export function stretchesIn<T extends Interval>(part: DayPart, intervals: readonly T[]) {
  return intervals
    .filter((interval) => overlaps(interval, part))
    .map((interval) => ({
      ...interval,
      from: (Math.max(interval.start, part.start) - part.midnight) / minuteMs,
      to: (Math.min(interval.end, part.end) - part.midnight) / minuteMs,
    }));
}

/** From its first day on, the version replaces all others, as it does when it is saved. */
export function withWeeklyHours(hours: OpeningHours, version: WeeklyHours): OpeningHours {
  const earlier = hours.weekly.filter(({ validFrom }) => validFrom < version.validFrom);
  return { ...hours, weekly: [...earlier, version] };
}

/** A day that differs wins over a public holiday, which wins over the weekly hours. */
export function hoursByDay(
  { weekly, differing, holidays }: OpeningHours,
  publicHolidays: ReadonlySet<string>,
): (day: number) => DayStretches {
  const versions = weekly
    .map(({ validFrom, days }) => ({ from: dayNumber(validFrom), days }))
    .sort((a, b) => b.from - a.from);
  const others = new Map<number, DayStretches>();
  if (holidays) {
    const opened = new Set(holidays.openedDays);
    for (const date of publicHolidays) if (!opened.has(date)) others.set(dayNumber(date), []);
  }
  for (const { day, stretches } of differing) others.set(dayNumber(day), stretches);
  return (day) => others.get(day) ?? versions.find(({ from }) => from <= day)?.days[weekdayOf(day)] ?? [];
}

/** What is set by hand wins over the opening hours. */
export function availabilityOf(explicit: readonly Availability[], open: readonly Interval[]): Availability[] {
  const byHours = without(open, explicit).map((interval) => ({ ...interval, isAvailable: true, isByHours: true }));
  return [...explicit, ...byHours];
}
