import { useMemo } from "react";
import { dateParts, leftToRight } from "#web/lib/date-parts.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

export function useBookingWords(timeZone: string) {
  const locale = useLocale();
  const t = useT("hostBookings");
  return useMemo(() => {
    const { long, short, day: dayNumber, month, year, clock, time } = dateParts(locale, timeZone);
    const day = (instant: string) => long(Date.parse(instant));
    return {
      day,
      /** 13 November 2026 */
      date(instant: string) {
        const at = Date.parse(instant);
        return `${dayNumber(at)} ${month(at)} ${year(at)}`;
      },
      /** Today, Thu 13 November; with the year if it is not this year. */
      heading(instant: string, now: string) {
        const [at, today] = [Date.parse(instant), Date.parse(now)];
        const name = year(at) === year(today) ? short(at) : `${short(at)} ${year(at)}`;
        if (day(instant) === day(now)) return t("hostBookings.today", { day: name });
        // Counted from noon, so that it is correct on the days when clocks change.
        const isNext = long(at) === long(nextDay(today, clock));
        return isNext ? t("hostBookings.tomorrow", { day: name }) : name;
      },
      clock: (instant: string) => time(Date.parse(instant)),
      time: (from: string, to: string) => leftToRight(`${time(Date.parse(from))} – ${time(Date.parse(to))}`),
    };
  }, [locale, timeZone, t]);
}

function nextDay(now: number, clock: (at: number) => string): number {
  const hour = Number(clock(now).slice(0, 2));
  return now + (36 - hour) * 3_600_000;
}
