import type { Locale } from "#messages/catalogue.ts";
import { dateFormatter, dateLanguageOf } from "./formatter-cache.ts";
import { narrowWeekday, withOwnNames } from "./own-date-names.ts";

/** A calendar date such as `2027-03-28` is not an instant. Format it with the zone UTC. */
export type Instant = string | number | Date;
export type Format = (instant: Instant, locale: Locale, timeZone: string) => string;

export const millisecondsOf = (instant: Instant): number =>
  typeof instant === "string" ? Date.parse(instant) : Number(instant);

export function formatAs(options: Intl.DateTimeFormatOptions, languageFor = dateLanguageOf): Format {
  const formatter = dateFormatter(options);
  return (instant, locale, timeZone) => {
    const text = formatter(languageFor(locale), timeZone).format(millisecondsOf(instant));
    return locale === "mt" ? withOwnNames(text) : text;
  };
}

export const formatDate = formatAs({ day: "numeric", month: "long", year: "numeric" });
export const formatMonthAndYear = formatAs({ month: "long", year: "numeric" });
export const formatMonth = formatAs({ month: "long" });
export const formatMonthShort = formatAs({ month: "short" });
export const formatWeekday = formatAs({ weekday: "long" });

const weekdayShort = formatAs({ weekday: "short" });

/** For narrow columns. */
export const formatWeekdayShort: Format = (...args) => narrowWeekday(weekdayShort(...args));

export const formatDayOfMonth = formatAs({ day: "numeric" });
/** The three lines of a leaf of a tear-off calendar. */
export const formatLeaf = (...at: Parameters<Format>) => ({
  weekday: formatWeekdayShort(...at),
  day: formatDayOfMonth(...at),
  month: formatMonthShort(...at),
});
export const formatYear = formatAs({ year: "numeric" });

const dayAndMonth = formatAs({ day: "numeric", month: "long" });
const dayAndMonthShort = formatAs({ day: "numeric", month: "short" });

/**
 * The weekday is joined here instead of by Intl, because ICU versions differ in the comma after it. If the text differs
 * between server and browser, React cannot hydrate the page.
 */
const join =
  (...formats: readonly Format[]): Format =>
  (...args) =>
    formats.map((format) => format(...args)).join(" ");

/** For example "Monday 16 November". */
export const formatDay = join(formatWeekday, dayAndMonth);
/** For example "Mon 16 November". */
export const formatDayShort = join(weekdayShort, dayAndMonth);
/** For example "Mon 16 Nov". */
export const formatDayShortest = join(weekdayShort, dayAndMonthShort);
/** For example "Monday 16 November 2026". */
export const formatDateLong = join(formatWeekday, formatDate);
/** For example "Mon 16 November 2026". */
export const formatDateShort = join(weekdayShort, formatDate);

/** Both arguments are calendar dates. Examples: 16 – 22 November 2026, 30 November – 6 December 2026. */
export function formatDateRange(first: string, last: string, locale: Locale): string {
  const isSame = (format: Format) => format(first, locale, "UTC") === format(last, locale, "UTC");
  const from = isSame(formatMonthAndYear) ? formatDayOfMonth : isSame(formatYear) ? dayAndMonth : formatDate;
  return `${from(first, locale, "UTC")} – ${formatDate(last, locale, "UTC")}`;
}
