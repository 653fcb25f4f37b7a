/** `month` is the same weekday of the month, such as the third Saturday. `month_end` is the last one. */
export const repeatKinds = ["week", "two_weeks", "month", "month_end"] as const;
export type RepeatKind = (typeof repeatKinds)[number];

export const mostRepeatDates = 52;

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Dates such as `2027-03-28`, from the first until the last one allowed. Stops one after the most allowed. */
export function repeatDates(first: string, every: RepeatKind, until: string): string[] {
  const dates: string[] = [];
  for (let n = 0; dates.length <= mostRepeatDates; n++) {
    const date = n === 0 ? first : nthDate(first, every, n);
    if (date !== null && date > until) break;
    if (date !== null) dates.push(date);
  }
  return dates;
}

/** Null if that month has no fifth Saturday. */
function nthDate(first: string, every: RepeatKind, n: number): string | null {
  if (every === "week" || every === "two_weeks")
    return dateOf(Date.parse(first) + n * (every === "week" ? 7 : 14) * dayMs);
  const start = new Date(first);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + n];
  const weekday = start.getUTCDay();
  if (every === "month_end") {
    const lastDay = new Date(Date.UTC(year, month + 1, 0));
    return dateOf(lastDay.getTime() - ((lastDay.getUTCDay() - weekday + 7) % 7) * dayMs);
  }
  const firstDay = new Date(Date.UTC(year, month, 1));
  const day = 1 + ((weekday - firstDay.getUTCDay() + 7) % 7) + (weekOfMonth(first) - 1) * 7;
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === firstDay.getUTCMonth() ? dateOf(date.getTime()) : null;
}

/** 1 for the first Saturday of a month, 5 for the fifth. */
export function weekOfMonth(date: string): number {
  return Math.ceil(Number(date.slice(8)) / 7);
}

/** Whether no such weekday comes after it in its month. */
export function isLastOfMonth(date: string): boolean {
  return dateOf(Date.parse(date) + 7 * dayMs).slice(0, 7) !== date.slice(0, 7);
}
