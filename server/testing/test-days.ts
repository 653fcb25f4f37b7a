import { Temporal } from "temporal-polyfill";

/*
 * Dates for tests, such as `2027-03-03`, in Malta. They are in the next calendar year, 2 to 22 months ahead: never in
 * the past, and always within the 24 months that can be booked.
 */

export const nextYear = Temporal.Now.plainDateISO("Europe/Malta").year + 1;

/** The first Wednesday of March: no clock change nearby. */
export const openDay = weekdayFrom(`${nextYear}-03-01`, 3);

/** The last Sunday of March: in Malta, the clock jumps from 02:00 to 03:00. */
export const springChange = weekdayFrom(`${nextYear}-03-25`, 7);

/** The last Sunday of October: in Malta, 02:00 to 03:00 happens twice. */
export const autumnChange = weekdayFrom(`${nextYear}-10-25`, 7);

export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Formats a date like pages and mails: `dateWords(openDay, { weekday: "short", day: "numeric" })`. */
export function dateWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(new Date(date));
}

/** The first date from `date` on with this weekday; 1 is Monday. */
function weekdayFrom(date: string, weekday: number): string {
  return daysAfter(date, (weekday - Temporal.PlainDate.from(date).dayOfWeek + 7) % 7);
}
