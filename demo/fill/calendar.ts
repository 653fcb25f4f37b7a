import type { Temporal } from "temporal-polyfill";
import type { Db } from "#server/db/database.ts";
import type { CalendarKey, TimeOfVisit } from "#server/features/calendar/index.ts";
import { insertHeldTimes, putAvailability, putWeeklyHours } from "#server/features/calendar/index.ts";
import { demoTimeZone } from "../demo-country.ts";

const daysBack = 21;
const wednesday = 3;
const saturday = 6;

export async function openDemoCalendar(
  db: Db,
  calendar: CalendarKey,
  today: Temporal.PlainDate,
  hostNumber: number,
): Promise<void> {
  const opensAt = (8 + (hostNumber % 3)) * 60;
  const weekday = [
    [opensAt, 13 * 60],
    [14 * 60, opensAt + 10 * 60],
  ] as const;
  const days = [weekday, weekday, weekday, weekday, weekday, [[opensAt, 14 * 60]], []] as const;
  await putWeeklyHours(db, calendar, { validFrom: today.subtract({ days: daysBack }).toString(), days });
  const nextWeek = today.add({ days: 7 });
  const at = (weekday: number, hour: number) =>
    nextWeek
      .add({ days: weekday - nextWeek.dayOfWeek })
      .toZonedDateTime({ timeZone: demoTimeZone, plainTime: { hour } }).epochMilliseconds;
  await putAvailability(db, calendar, [
    { start: at(wednesday, 13), end: at(wednesday, 14), isAvailable: false },
    { start: at(saturday, 14), end: at(saturday, 16), isAvailable: true },
  ]);
}

/** Skips the checks of a real booking, which refuse time in the past. */
export async function holdDemoTime(db: Db, calendar: CalendarKey, hold: TimeOfVisit): Promise<void> {
  await insertHeldTimes(db, calendar, [hold]);
}
