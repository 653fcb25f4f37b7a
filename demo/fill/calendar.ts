import type { Temporal } from "temporal-polyfill";
import type { Db } from "#server/db/database.ts";
import type { Availability, CalendarKey, HeldTime } from "#server/features/calendar/index.ts";
import { insertHeldTime, putAvailability } from "#server/features/calendar/index.ts";
import { demoTimeZone } from "../demo-country.ts";

const daysBack = 21;
const daysAhead = 60;
const saturday = 6;
const sunday = 7;

export async function openDemoCalendar(
  db: Db,
  calendar: CalendarKey,
  today: Temporal.PlainDate,
  hostNumber: number,
): Promise<void> {
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, n) => today.add({ days: n - daysBack }));
  await putAvailability(
    db,
    calendar,
    days.flatMap((day) => demoHours(day, 8 + (hostNumber % 3))),
  );
}

function demoHours(day: Temporal.PlainDate, opensAt: number): Availability[] {
  if (day.dayOfWeek === sunday) return [];
  const at = (hour: number) => day.toZonedDateTime({ timeZone: demoTimeZone, plainTime: { hour } }).epochMilliseconds;
  if (day.dayOfWeek === saturday) return [{ start: at(opensAt), end: at(14), isAvailable: true }];
  return [
    { start: at(opensAt), end: at(13), isAvailable: true },
    { start: at(13), end: at(14), isAvailable: false },
    { start: at(14), end: at(opensAt + 10), isAvailable: true },
  ];
}

/** Skips the checks of a real booking, which refuse time in the past. */
export async function holdDemoTime(db: Db, calendar: CalendarKey, hold: HeldTime): Promise<void> {
  await insertHeldTime(db, calendar, hold);
}
