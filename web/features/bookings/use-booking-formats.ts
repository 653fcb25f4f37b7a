import { useMemo } from "react";
import { type Format, formatDate, formatDateLong, formatDateShort, formatDayShort, formatYear } from "#format/dates.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatTime, formatTimeRange, leftToRight } from "#format/times.ts";
import { addDays } from "#web/lib/civil-date.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { localDateOf } from "#web/lib/zoned-time.ts";

type Visit = { readonly startTime: string; readonly endTime: string };

export function useBookingFormats(timeZone: string) {
  const locale = useLocale();
  const t = useT("hostBookings");
  return useMemo(() => {
    const time = (from: string, to: string) => leftToRight(formatTimeRange(from, to, locale, timeZone));
    const spanWith = (day: Format) => (visit: Visit) =>
      joinTexts([day(visit.startTime, locale, timeZone), time(visit.startTime, visit.endTime)], locale);
    return {
      day: (instant: string) => formatDateLong(instant, locale, timeZone),
      /** For example "13 November 2026". */
      date: (instant: string) => formatDate(instant, locale, timeZone),
      /** For example "Friday 13 November 2026, 10:00 – 11:00". */
      span: spanWith(formatDateLong),
      /** For example "13 November 2026, 10:00 – 11:00". */
      dateSpan: spanWith(formatDate),
      /** For example "Today, Thu 13 November". The year is added if it is not this year. */
      heading(instant: string, now: string) {
        const isThisYear = formatYear(instant, locale, timeZone) === formatYear(now, locale, timeZone);
        const day = (isThisYear ? formatDayShort : formatDateShort)(instant, locale, timeZone);
        const [date, today] = [localDateOf(instant, timeZone), localDateOf(now, timeZone)];
        if (date === today) return t("hostBookings.today", { day });
        return date === addDays(today, 1) ? t("hostBookings.tomorrow", { day }) : day;
      },
      isItsDay: (instant: string, now: string) => localDateOf(instant, timeZone) <= localDateOf(now, timeZone),
      clock: (instant: string) => formatTime(instant, locale, timeZone),
      time,
    };
  }, [locale, timeZone, t]);
}
