/*
 * Calendar dates without a time or zone, such as `2027-03-28`. They are computed in UTC, where every day has 24 hours.
 */

const dayMs = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** One month after 31 January is 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = dateIn(year, month - 1 + months, 1);
  const last = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/** `month` starts at 1. */
export function daysInMonth(year: number, month: number): number {
  return dateIn(year, month, 0).getUTCDate();
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** Negative if `to` is before `from`. */
export function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** Includes the first and the last date. */
export function datesBetween(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysFrom(first, last) + 1) }, (_, n) => addDays(first, n));
}

/** `Date.UTC` would read the year 50 as 1950. */
function dateIn(year: number, monthIndex: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, monthIndex, day);
  return date;
}
