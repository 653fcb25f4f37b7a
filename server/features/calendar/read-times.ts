import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { Db } from "#server/db/database.ts";
import { publicHolidays } from "#server/platform/public-holidays.ts";
import type { CalendarTimes, HeldTime } from "./calendar-rules.ts";
import { readStoredTimes, type StoredTimes } from "./calendar-store.ts";
import { availabilityOf, type DayPart, dayParts, hoursByDay, openTime } from "./opening-hours-rules.ts";
import type { Interval } from "./time-rules.ts";

/** `now` is the database's time. */
export type HostTimes = {
  readonly of: (calendar: { readonly id: number }) => CalendarTimes;
  /** The visits and offers in all calendars of the host, also in those that were not asked for. */
  readonly visits: readonly HeldTime[];
  readonly now: number;
  /** When the first of the holds ends. Infinity if there is none. */
  readonly nextExpiry: number;
};

type HostPlace = { readonly id: number; readonly country: string };

export async function readTimes(
  db: Db,
  host: HostPlace,
  calendarIds: readonly number[] | null,
  window: Interval,
): Promise<HostTimes> {
  return timesIn(host.country, await readStoredTimes(db, host.id, calendarIds, window));
}

/** The country is an argument of its own, because slots read the host and its times in one round trip. */
export async function timesIn(country: string, stored: StoredTimes): Promise<HostTimes> {
  const { window } = stored;
  const holidays = stored.closesOnHolidays ? await holidaysAround(country, window) : new Set<string>();
  let parts: DayPart[] | undefined;
  return {
    of({ id }) {
      const { calendarId, explicit, held, hours } = stored.of(id);
      if (hours.weekly.length === 0 && hours.differing.length === 0)
        return { calendarId, availability: explicit, held };
      parts ??= dayParts(window, timeZoneOf(country));
      return { calendarId, availability: availabilityOf(explicit, openTime(parts, hoursByDay(hours, holidays))), held };
    },
    visits: stored.visits,
    now: stored.now,
    nextExpiry: stored.nextExpiry,
  };
}

const minuteMs = 60_000;

/** By the clock of the database, free times pass at a full minute and holds end at any moment. */
export function currentMs({ now, nextExpiry }: HostTimes): number {
  const nextMinute = Math.floor(now / minuteMs + 1) * minuteMs;
  return Math.min(nextMinute, nextExpiry) - now;
}

const dayMs = 86_400_000;

async function holidaysAround(country: string, { start, end }: Interval): Promise<Set<string>> {
  const [first, last] = [start - dayMs, end + dayMs].map((instant) => new Date(instant).getUTCFullYear());
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, n) => (first ?? 0) + n);
  const all = await Promise.all(years.map((year) => publicHolidays(country, year)));
  return new Set(all.flat().map(({ date }) => date));
}
