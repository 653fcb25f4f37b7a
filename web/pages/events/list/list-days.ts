import { addDays, addMonths, datesBetween, weekdayOf } from "#web/lib/civil-date.ts";

export type MonthDays = { readonly first: string; readonly last: string; readonly dates: readonly string[] };

/** The current month begins today. */
export function daysOfMonth(month: string, today: string): MonthDays {
  const start = `${month}-01`;
  const last = addDays(addMonths(start, 1), -1);
  const first = start < today ? today : start;
  return { first, last, dates: datesBetween(first, last) };
}

/** Saturday and Sunday, also while they last. */
export function weekendFrom(today: string): { readonly first: string; readonly last: string } {
  const weekday = weekdayOf(today);
  if (weekday === 6) return { first: today, last: today };
  const saturday = addDays(today, 5 - weekday);
  return { first: saturday, last: addDays(saturday, 1) };
}
