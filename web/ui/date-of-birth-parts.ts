import { clampDay, formatDate, parseDate } from "./month-grid/civil-date.ts";

/** Null until chosen. */
export type DateParts = { readonly day: number | null; readonly month: number | null; readonly year: number | null };

export const noParts: DateParts = { day: null, month: null, year: null };

const oldestYears = 100;
const youngestYears = 18;

/** The years to choose from, latest first: 18 to 100 years ago. */
export function birthYears(thisYear: number): number[] {
  return Array.from({ length: oldestYears - youngestYears + 1 }, (_, index) => thisYear - youngestYears - index);
}

export function partsOf(value: string): DateParts {
  return parseDate(value) ?? noParts;
}

/** Changes one part and clamps the day to the month. Assumes a leap year until the year is known. */
export function withPart(parts: DateParts, change: Partial<DateParts>): DateParts {
  const next = { ...parts, ...change };
  if (next.day === null || next.month === null) return next;
  const { day } = clampDay({ year: next.year ?? 2000, month: next.month, day: next.day });
  return { ...next, day };
}

/** `YYYY-MM-DD` once all three are chosen, otherwise empty. */
export function dateOf({ day, month, year }: DateParts): string {
  return day === null || month === null || year === null ? "" : formatDate({ year, month, day });
}
