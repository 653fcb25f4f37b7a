import { product } from "#contract/product.ts";
import type { Locale } from "#messages/catalogue.ts";
import { dateLanguageOf } from "#messages/translate.ts";

export type VenueWords = ReturnType<typeof venueWords>;

/** Dates and times of the venue's clock in the visitor's language. Worded on the server, so that both sides agree. */
export function venueWords(locale: Locale) {
  const words = (options: Intl.DateTimeFormatOptions, timeZone: string = product.timeZone) => {
    const format = new Intl.DateTimeFormat(dateLanguageOf(locale), { timeZone, ...options });
    return (instant: string) => format.format(new Date(instant));
  };
  // A calendar date is no instant: noon in UTC stands for it.
  const ofDate = (format: (instant: string) => string) => (date: string) => format(`${date}T12:00:00Z`);
  const time = words({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const shortDay = words({ weekday: "short", day: "numeric", month: "long" });
  const briefDay = words({ weekday: "short", day: "numeric", month: "short" });
  return {
    time,
    zoneName: words({ hour: "2-digit", timeZoneName: "short" }),
    dayNumber: ofDate(words({ day: "numeric" }, "UTC")),
    weekday: ofDate(words({ weekday: "short" }, "UTC")),
    briefDate: ofDate(words({ weekday: "short", day: "numeric", month: "short" }, "UTC")),
    longDate: ofDate(words({ weekday: "long", day: "numeric", month: "long" }, "UTC")),
    monthAndYear: ofDate(words({ month: "long", year: "numeric" }, "UTC")),
    longDay: words({ weekday: "long", day: "numeric", month: "long" }),
    fullDay: words({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    /** 14 May 2027 */
    dayOfYear: words({ day: "numeric", month: "long", year: "numeric" }),
    shortDay,
    briefDay,
    monthTile: words({ month: "short" }),
    dayTile: words({ day: "numeric" }),
    /** Fri 14 November, 14:30 */
    moment: (instant: string) => `${shortDay(instant)}, ${time(instant)}`,
    /** Fri 14 Nov, 14:30 */
    briefMoment: (instant: string) => `${briefDay(instant)}, ${time(instant)}`,
    /** 14:30 – 15:45 */
    range: (start: string, end: string) => `${time(start)} – ${time(end)}`,
  };
}
