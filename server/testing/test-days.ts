import { Temporal } from "temporal-polyfill";

/*
 * Dates for tests, as `2027-03-03`, on the venue's calendar. All lie in the next calendar year: 2 to 22 months ahead,
 * so they are never past and always within the 24 months that can be booked.
 */

export const nextYear = Temporal.Now.plainDateISO("Europe/Malta").year + 1;

/** The first Wednesday of March: an ordinary day with ordinary neighbours. */
export const openDay = weekdayFrom(`${nextYear}-03-01`, 3);

/** The last Sunday of March, when Malta's clock skips from 02:00 to 03:00. */
export const springChange = weekdayFrom(`${nextYear}-03-25`, 7);

/** The last Sunday of October, when Malta's clock shows 02:00 to 03:00 twice. */
export const autumnChange = weekdayFrom(`${nextYear}-10-25`, 7);

export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** A date as the product's pages and mails write it: `dateWords(openDay, { weekday: "short", day: "numeric" })`. */
export function dateWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(new Date(date));
}

/** The first day from this date on that is this weekday; 1 is Monday. */
function weekdayFrom(date: string, weekday: number): string {
  return daysAfter(date, (weekday - Temporal.PlainDate.from(date).dayOfWeek + 7) % 7);
}
