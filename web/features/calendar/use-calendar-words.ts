import { useMemo } from "react";
import { languageOf } from "#messages/translate.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import type { DayWords } from "../../ui/calendar-grid/day-grid.tsx";
import type { CellStatus } from "../../ui/calendar-grid/grid-layout.ts";

const statusKeys = {
  available: "calendar.available",
  booked: "calendar.booked",
  unavailable: "calendar.unavailable",
  "not-set": "calendar.notSet",
} as const satisfies Record<CellStatus, string>;

/** Dates and states in words. A calendar date has no zone, so it is formatted as if it were UTC. */
export function useCalendarWords(timeZone: string) {
  const t = useT("calendar");
  const locale = useLocale();
  return useMemo(() => {
    const language = locale === "en" ? "en-GB" : languageOf(locale);
    const onDate = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
      return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
    };
    const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    const number = onDate({ day: "numeric" });
    const weekday = onDate({ weekday: "short" });
    const long = onDate({ weekday: "short", day: "numeric", month: "long" });
    const full = onDate({ day: "numeric", month: "long", year: "numeric" });
    const moment = new Intl.DateTimeFormat(language, { timeZone, weekday: "short", day: "numeric", month: "long" });
    const words: DayWords = {
      grid: "",
      dayName: (date) => ({ number: number(date), weekday: weekday(date), long: long(date) }),
      status: (status) => t(statusKeys[status]),
      folded: (from, to) => t("calendar.folded", { from, to }),
      until: (time) => t("calendar.until", { time }),
    };
    return {
      words,
      long,
      full,
      clock: (at: number) => clock.format(at),
      span: (start: number, end: number) => `${moment.format(start)}, ${clock.format(start)} – ${clock.format(end)}`,
      week: (first: string, last: string) =>
        new Intl.DateTimeFormat(language, {
          day: "numeric",
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)),
    };
  }, [t, locale, timeZone]);
}
