import { Temporal } from "temporal-polyfill";

/*
 * Dates for tests, such as `2027-03-03`, in Malta. They are in the next calendar year, 2 to 22 months ahead. So they
 * are never in the past, and always within the 24 months that can be booked.
 */

export const nextYear = Temporal.Now.plainDateISO("Europe/Malta").year + 1;

/** There is no clock change near the first Wednesday of March. */
export const openDay = weekdayFrom(`${nextYear}-03-01`, 3);

/** In Malta, the clock jumps from 02:00 to 03:00 on the last Sunday of March. */
export const springChange = weekdayFrom(`${nextYear}-03-25`, 7);

/** In Malta, 02:00 to 03:00 happens twice on the last Sunday of October. */
export const autumnChange = weekdayFrom(`${nextYear}-10-25`, 7);

export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Formats a date like pages and mails: `dateWords(openDay, { weekday: "short", day: "numeric" })`. */
export function dateWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(new Date(date));
}

/** Weekday 1 is Monday. */
function weekdayFrom(date: string, weekday: number): string {
  return daysAfter(date, (weekday - Temporal.PlainDate.from(date).dayOfWeek + 7) % 7);
}
