import { formatDate } from "#format/dates.ts";
import { formatDateTime, formatDayMonthTime, formatWeekdayTime } from "#format/times.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

const day = 86_400_000;

export function useMoment() {
  const t = useT("moderation");
  const locale = useLocale();
  const { timeZone } = useHostPlace();
  return {
    /** For example "Fri 16:00" within six days, otherwise "2 Nov, 16:00". */
    short(instant: string, now: string): string {
      const isNear = Math.abs(Date.parse(now) - Date.parse(instant)) < 6 * day;
      return (isNear ? formatWeekdayTime : formatDayMonthTime)(instant, locale, timeZone);
    },
    long: (instant: string) => formatDateTime(instant, locale, timeZone),
    date: (instant: string) => formatDate(instant, locale, timeZone),
    span(ms: number): string {
      const minutes = Math.max(0, Math.floor(ms / 60_000));
      const hours = Math.floor(minutes / 60);
      if (hours >= 72) return t("clock.days", { days: Math.floor(hours / 24), hours: hours % 24 });
      if (hours > 0) return t("clock.hours", { hours, minutes: minutes % 60 });
      return t("clock.minutes", { minutes });
    },
  };
}
