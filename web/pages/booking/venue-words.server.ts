import { product } from "#contract/product.ts";
import type { Locale } from "#messages/catalogue.ts";
import { dateLanguageOf, languageOf } from "#messages/translate.ts";
import type { RatingWords } from "#web/features/reviews/index.ts";
import { clockWithZone } from "#web/lib/ambiguous-time.ts";
import { formatPrice } from "#web/lib/format-price.ts";

export type VenueWords = ReturnType<typeof venueWords>;

/**
 * Formats dates, times, prices and ratings in the venue's zone and the visitor's language. On the server, so that
 * server and browser show the same text, and because a phone needs 100 ms to create its first number formatter.
 */
export function venueWords(locale: Locale) {
  const words = (options: Intl.DateTimeFormatOptions, timeZone: string = product.timeZone) => {
    const format = new Intl.DateTimeFormat(dateLanguageOf(locale), { timeZone, ...options });
    return (instant: string) => format.format(new Date(instant));
  };
  // A calendar date is not an instant: noon UTC represents it.
  const ofDate = (format: (instant: string) => string) => (date: string) => format(`${date}T12:00:00Z`);
  const clock = words({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const withZone = clockWithZone(product.timeZone, (at) => clock(new Date(at).toISOString()));
  const time = (instant: string) => withZone(Date.parse(instant));
  const longDay = words({ weekday: "long", day: "numeric", month: "long" });
  const year = words({ year: "numeric" });
  const shortDay = words({ weekday: "short", day: "numeric", month: "long" });
  const briefDay = words({ weekday: "short", day: "numeric", month: "short" });
  const number = new Intl.NumberFormat(languageOf(locale));
  const oneDecimal = new Intl.NumberFormat(languageOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    language: languageOf(locale),
    price: (price: number) => formatPrice(price, languageOf(locale)),
    rating: ({ average, count }: { average: number | null; count: number }): RatingWords => ({
      average: average === null ? null : oneDecimal.format(average),
      count,
      countWords: number.format(count),
    }),
    /** 14:30, without the zone's name even where it comes twice. */
    clock,
    /** 14:30, with the zone's name where the clock shows that time twice. */
    time,
    zoneName: words({ hour: "2-digit", timeZoneName: "short" }),
    dayNumber: ofDate(words({ day: "numeric" }, "UTC")),
    weekday: ofDate(words({ weekday: "short" }, "UTC")),
    briefDate: ofDate(words({ weekday: "short", day: "numeric", month: "short" }, "UTC")),
    longDate: ofDate(words({ weekday: "long", day: "numeric", month: "long" }, "UTC")),
    monthAndYear: ofDate(words({ month: "long", year: "numeric" }, "UTC")),
    longDay,
    /** Friday 14 November 2027 */
    fullDay: (instant: string) => `${longDay(instant)} ${year(instant)}`,
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
