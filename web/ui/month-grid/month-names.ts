import { type CivilDate, type CivilMonth, formatDate } from "./civil-date.ts";

// Noon UTC, formatted in UTC, gives the same date in every reader's zone.
const instant = (date: CivilDate) => new Date(`${formatDate(date)}T12:00:00Z`);
const format = (date: CivilDate, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(instant(date));

/** A Monday, because the week starts there in every language. */
const monday = { year: 2024, month: 1, day: 1 };

export function monthTitle(month: CivilMonth, language: string): string {
  return format({ ...month, day: 1 }, language, { month: "long", year: "numeric" });
}

export function dayTitle(date: CivilDate, language: string): string {
  return format(date, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

export function monthNames(language: string): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    format({ year: 2024, month: index + 1, day: 1 }, language, { month: "long" }),
  );
}

export function weekdayNames(language: string): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = { ...monday, day: monday.day + index };
    const long = format(day, language, { weekday: "long" });
    return {
      short: format(day, language, { weekday: "short" }).slice(0, language.startsWith("en") ? 2 : undefined),
      long,
    };
  });
}
