import type { Locale } from "#messages/catalogue.ts";
import { dateLanguageOf } from "#messages/translate.ts";
import { clockWithZone } from "./ambiguous-time.ts";

/**
 * Isolates a range of times as left-to-right text, for places such as messages where no element with `dir` is possible.
 */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

type Part = "weekday" | "day" | "month" | "year";

/**
 * Formats dates from single parts. Browser and server may have different ICU data for how a language joins the parts,
 * which would cause hydration mismatches; a single part is the same on both.
 */
export function dateParts(locale: Locale, timeZone: string) {
  const part = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLanguageOf(locale), { timeZone, ...options });
    return (at: number) => format.format(at);
  };
  const parts: Record<Part, (at: number) => string> = {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "long" }),
    year: part({ year: "numeric" }),
  };
  const weekdayLong = part({ weekday: "long" });
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  const clockOf = (at: number) => clock.format(at);
  const join =
    (...names: Part[]) =>
    (at: number) =>
      names.map((name) => parts[name](at)).join(" ");
  return {
    ...parts,
    clock: clockOf,
    /** Like `clock`, with the name of the time zone where the clock shows that time twice. */
    time: clockWithZone(timeZone, clockOf),
    /** Mon 16 November */
    short: join("weekday", "day", "month"),
    /** Monday 16 November 2026 */
    long: (at: number) => `${weekdayLong(at)} ${join("day", "month", "year")(at)}`,
    /** 16 – 22 November 2026, or 30 November – 6 December 2026 */
    range(first: number, last: number) {
      const isSameMonth = parts.month(first) === parts.month(last);
      const isSameYear = parts.year(first) === parts.year(last);
      const from = isSameMonth
        ? parts.day(first)
        : isSameYear
          ? join("day", "month")(first)
          : join("day", "month", "year")(first);
      return `${from} – ${join("day", "month", "year")(last)}`;
    },
  };
}
