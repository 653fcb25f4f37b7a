import { useMemo } from "react";
import { languageOf } from "#messages/translate.ts";
import { useLocale } from "../../lib/messages.tsx";

/** Days and times of bookings, by the venue's clock. */
export function useBookingWords(timeZone: string) {
  const locale = useLocale();
  return useMemo(() => {
    const language = locale === "en" ? "en-GB" : languageOf(locale);
    const day = new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
    return {
      day: (instant: string) => day.format(new Date(instant)),
      time: (from: string, to: string) => `${clock.format(new Date(from))} – ${clock.format(new Date(to))}`,
    };
  }, [locale, timeZone]);
}
