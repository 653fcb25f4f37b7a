import { useMemo } from "react";
import { formatDateRange, formatDayOfMonth, formatDayShort, formatWeekdayShort } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatClock, formatDayTime, formatTimeRange, leftToRight } from "#format/times.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import type { DayWords } from "#web/ui/calendar-grid/day-grid.tsx";
import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";

const statusKeys = {
  available: "calendar.available",
  booked: "calendar.booked",
  unavailable: "calendar.unavailable",
  "not-set": "calendar.notSet",
} as const satisfies Record<CellStatus, string>;

/** A calendar date has no time zone, so it is formatted in UTC. */
export function useCalendarFormats(timeZone: string, hasHours = false) {
  const t = useT("calendar");
  const locale = useLocale();
  return useMemo(() => {
    const long = (day: string) => formatDayShort(day, locale, "UTC");
    const words: DayWords = {
      grid: "",
      dayName: (day) => ({
        number: formatDayOfMonth(day, locale, "UTC"),
        weekday: formatWeekdayShort(day, locale, "UTC"),
        long: long(day),
      }),
      status(status, isByHours) {
        if (status === "not-set" && hasHours) return t("calendar.outside");
        return t(isByHours ? "calendar.byHours" : statusKeys[status]);
      },
      label: (status, isByHours) => t(isByHours ? "calendar.weeklyHours" : statusKeys[status]),
      folded(from, to) {
        const times = leftToRight(`${from} – ${to}`);
        return hasHours ? t("calendar.foldedOutside", { times }) : t("calendar.folded", { times });
      },
      join: (...texts) => joinTexts(texts, locale),
      until: (time) => t("calendar.until", { time }),
    };
    return {
      words,
      long,
      clock: (start: number) => formatClock(start, locale, timeZone),
      moment: (start: number) => formatDayTime(start, locale, timeZone),
      span: (start: number, end: number) =>
        joinTexts(
          [formatDayShort(start, locale, timeZone), leftToRight(formatTimeRange(start, end, locale, timeZone))],
          locale,
        ),
      week: (first: string, last: string) => formatDateRange(first, last, locale),
    };
  }, [t, locale, timeZone, hasHours]);
}
