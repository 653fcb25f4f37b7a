import { useMemo } from "react";
import { dateParts, leftToRight } from "#web/lib/date-parts.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import type { DayWords } from "#web/ui/calendar-grid/day-grid.tsx";
import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";

const statusKeys = {
  available: "calendar.available",
  booked: "calendar.booked",
  unavailable: "calendar.unavailable",
  "not-set": "calendar.notSet",
} as const satisfies Record<CellStatus, string>;

/** Formats dates and states. A calendar date has no zone, so it is formatted in UTC. */
export function useCalendarWords(timeZone: string) {
  const t = useT("calendar");
  const locale = useLocale();
  return useMemo(() => {
    const date = dateParts(locale, "UTC");
    const venue = dateParts(locale, timeZone);
    const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
    const long = (day: string) => date.short(at(day));
    const words: DayWords = {
      grid: "",
      dayName: (day) => ({ number: date.day(at(day)), weekday: date.weekday(at(day)), long: long(day) }),
      status: (status) => t(statusKeys[status]),
      folded: (from, to) => t("calendar.folded", { times: leftToRight(`${from} – ${to}`) }),
      until: (time) => t("calendar.until", { time }),
    };
    return {
      words,
      long,
      clock: venue.clock,
      moment: (start: number) => `${venue.short(start)}, ${venue.time(start)}`,
      span: (start: number, end: number) =>
        `${venue.short(start)}, ${leftToRight(`${venue.time(start)} – ${venue.time(end)}`)}`,
      week: (first: string, last: string) => date.range(at(first), at(last)),
    };
  }, [t, locale, timeZone]);
}
