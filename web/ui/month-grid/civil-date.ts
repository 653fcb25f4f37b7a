/** A calendar date without time or zone. Months count from 1. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };
export type CivilMonth = { readonly year: number; readonly month: number };

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth({ year, month }: CivilMonth): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** 0 is Monday. Sakamoto's method. */
export function weekday({ year, month, day }: CivilDate): number {
  const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const fromSunday =
    y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (offsets[month - 1] ?? 0) + day;
  return (fromSunday + 6) % 7;
}

export function addMonths({ year, month }: CivilMonth, by: number): CivilMonth {
  const months = year * 12 + (month - 1) + by;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** `by` may be negative, and should be at most a few months. */
export function addDays(date: CivilDate, by: number): CivilDate {
  let { year, month } = date;
  let day = date.day + by;
  while (day < 1) {
    ({ year, month } = addMonths({ year, month }, -1));
    day += daysInMonth({ year, month });
  }
  while (day > daysInMonth({ year, month })) {
    day -= daysInMonth({ year, month });
    ({ year, month } = addMonths({ year, month }, 1));
  }
  return { year, month, day };
}

/** Clamps the day to the month: 31 January becomes 28 or 29 February. */
export function clampDay(date: CivilDate): CivilDate {
  return { ...date, day: Math.min(date.day, daysInMonth(date)) };
}

export function formatDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** Parses `YYYY-MM-DD`; undefined for anything else, including days that do not exist. */
export function parseDate(text: string): CivilDate | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return undefined;
  const date = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  const exists = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date);
  return exists ? date : undefined;
}
