import { product } from "#contract/product.ts";
import { dateLanguageOf, languageOf } from "#messages/translate.ts";
import { formatDate, formatDateTime } from "#web/lib/format-date.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

const day = 86_400_000;

export function useMoment() {
  const t = useT("moderation");
  const locale = useLocale();
  const language = languageOf(locale);
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: product.timeZone } as const;
  const near = new Intl.DateTimeFormat(dateLanguageOf(locale), { weekday: "short", ...time });
  const far = new Intl.DateTimeFormat(dateLanguageOf(locale), { day: "numeric", month: "short", ...time });
  return {
    /** "Fri 16:00" within six days, otherwise "2 Nov, 16:00". */
    short: (instant: string, now: string) =>
      (Math.abs(Date.parse(now) - Date.parse(instant)) < 6 * day ? near : far).format(new Date(instant)),
    long: (instant: string) => formatDateTime(instant, language, product.timeZone),
    date: (instant: string) => formatDate(instant, language, product.timeZone),
    span(ms: number): string {
      const minutes = Math.max(0, Math.floor(ms / 60_000));
      const hours = Math.floor(minutes / 60);
      if (hours >= 72) return t("clock.days", { days: Math.floor(hours / 24), hours: hours % 24 });
      if (hours > 0) return t("clock.hours", { hours, minutes: minutes % 60 });
      return t("clock.minutes", { minutes });
    },
  };
}
