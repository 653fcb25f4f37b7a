import { useMemo } from "react";
import { dateParts } from "../../lib/date-parts.ts";
import { useLocale } from "../../lib/messages.tsx";

/** Days and times of bookings, by the venue's clock. */
export function useBookingWords(timeZone: string) {
  const locale = useLocale();
  return useMemo(() => {
    const { long, clock } = dateParts(locale, timeZone);
    return {
      day: (instant: string) => long(Date.parse(instant)),
      time: (from: string, to: string) => `${clock(Date.parse(from))} – ${clock(Date.parse(to))}`,
    };
  }, [locale, timeZone]);
}
