import { minimumHostAge } from "#contract/lists/limits.ts";
import { isCalendarDate } from "#contract/parse/instant.ts";
import { daysInMonth } from "#web/lib/civil-date.ts";

export type DateParts = { readonly day: number | null; readonly month: number | null; readonly year: number | null };

export const noParts: DateParts = { day: null, month: null, year: null };

const oldestYears = 100;

export function birthYears(thisYear: number): number[] {
  return Array.from({ length: oldestYears - minimumHostAge + 1 }, (_, index) => thisYear - minimumHostAge - index);
}

export function partsOf(value: string): DateParts {
  if (!isCalendarDate(value)) return noParts;
  const [year = null, month = null, day = null] = value.split("-").map(Number);
  return { day, month, year };
}

/** Limits the day to the length of the month. Until the year is known, this assumes a leap year. */
export function withPart(parts: DateParts, change: Partial<DateParts>): DateParts {
  const next = { ...parts, ...change };
  if (next.day === null || next.month === null) return next;
  return { ...next, day: Math.min(next.day, daysInMonth(next.year ?? 2000, next.month)) };
}

/** `YYYY-MM-DD`, or empty until all three parts are chosen. */
export function dateOf({ day, month, year }: DateParts): string {
  if (day === null || month === null || year === null) return "";
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** `YYYY-MM`. A part that is not chosen comes from the month shown before. */
export function monthOf({ year, month }: DateParts, before: string): string {
  const [yearBefore = 0, monthBefore = 1] = before.split("-").map(Number);
  return dateOf({ day: 1, month: month ?? monthBefore, year: year ?? yearBefore }).slice(0, 7);
}
