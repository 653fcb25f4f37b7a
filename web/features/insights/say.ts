import { formatAs, formatWeekdayShort } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatNumber, formatPrice } from "#format/numbers.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { directionOf, type Translate, translator } from "#messages/translate.ts";
import type { Cell } from "./chart-table.ts";

export type Weeks = 4 | 12 | 52;

/** Translations, formatters and settings that all charts share. */
export type Say = {
  readonly t: Translate<"insights">;
  readonly number: (value: number) => string;
  readonly money: (cents: number) => string;
  /** For example "31 Aug", from a calendar date. */
  readonly day: (date: string) => string;
  /** For example "Aug". */
  readonly month: (date: string) => string;
  /** The week or month that starts on this date. */
  readonly step: (date: string) => Cell;
  /** For example "Mon"; 1 is Monday. */
  readonly weekday: (number: number) => string;
  readonly at: (instant: string, timeZone: string) => string;
  readonly list: (texts: readonly string[]) => string;
  readonly isRtl: boolean;
  readonly weeks: Weeks;
  readonly compares: boolean;
  readonly before: string;
};

const dayAndMonth = formatAs({ day: "numeric", month: "short" });
const monthAndYear = formatAs({ month: "short", year: "2-digit" });

type Wanted = { readonly locale: Locale; readonly currency: string; readonly weeks: Weeks; readonly compares: boolean };

export function sayIn({ locale, currency, weeks, compares }: Wanted): Say {
  const t = translator<"insights">(locale, messagesFor(locale, "insights"));
  const day = (date: string) => dayAndMonth(date, locale, "UTC");
  const month = (date: string) => monthAndYear(date, locale, "UTC");
  return {
    t,
    number: (value) => formatNumber(value, locale),
    money: (cents) => formatPrice(cents / 100, locale, currency).replace(/[.,]00(?=\D*$)/, ""),
    day,
    month,
    step: (date) =>
      weeks === 52 ? { value: date.slice(0, "2026-11".length), shown: month(date) } : { value: date, shown: day(date) },
    // 1 January 2024 was a Monday.
    weekday: (number) => formatWeekdayShort(`2024-01-0${number}`, locale, "UTC"),
    at: (instant, timeZone) => dayAndMonth(instant, locale, timeZone),
    list: (texts) => joinTexts(texts, locale),
    isRtl: directionOf(locale) === "rtl",
    weeks,
    compares,
    before: t(`before.${weeks}`),
  };
}

/** Places of a drawing in percent. Right to left, everything is mirrored; anchors of texts follow the direction by themselves. */
export function placing(isRtl: boolean) {
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  return {
    at: (x: number) => percent(isRtl ? 100 - x : x),
    box: (x: number, width: number) => ({ x: percent(isRtl ? 100 - x - width : x), width: percent(width) }),
    /** A distance in pixels, towards the end of the line. */
    by: (pixels: number) => (isRtl ? -pixels : pixels),
  };
}
