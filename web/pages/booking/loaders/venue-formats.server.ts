import { zonePlace } from "#contract/countries/country-packs.ts";
import {
  type Format,
  formatDate,
  formatDateLong,
  formatDay,
  formatDayOfMonth,
  formatDayShort,
  formatDayShortest,
  formatMonthAndYear,
  formatMonthShort,
  formatWeekdayShort,
} from "#format/dates.ts";
import { formatNumber, formatPrice, formatRating } from "#format/numbers.ts";
import { formatZoneName } from "#format/time-zone.ts";
import { formatClock, formatDayTime, formatTime, formatTimeRange } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import type { RatingText } from "#web/features/reviews/index.ts";
import { venueDate } from "./venue-days.server.ts";

type Venue = { readonly hostCountry: string; readonly timeZone: string; readonly currency: string };

export type VenueFormats = ReturnType<typeof venueFormats>;

/**
 * Formats on the server, so that the server and the browser show the same text, and because a phone needs 100 ms to
 * create its first number formatter.
 */
export function venueFormats(locale: Locale, { hostCountry, timeZone, currency }: Venue) {
  const atVenue = (format: Format) => (instant: string) => format(instant, locale, timeZone);
  const ofDate = (format: Format) => (date: string) => format(date, locale, "UTC");
  return {
    language: languageOf(locale),
    timeZone,
    /** "Ireland", for "Ireland time". */
    place: zonePlace(hostCountry, timeZone, languageOf(locale)),
    date: (instant: string) => venueDate(instant, timeZone),
    price: (price: number) => formatPrice(price, locale, currency),
    rating: ({ average, count }: { average: number | null; count: number }): RatingText => ({
      average: average === null ? null : formatRating(average, locale),
      count,
      countText: formatNumber(count, locale),
    }),
    clock: atVenue(formatClock),
    time: atVenue(formatTime),
    zoneName: (instant: string) => formatZoneName(Date.parse(instant), timeZone),
    dayNumber: ofDate(formatDayOfMonth),
    weekday: ofDate(formatWeekdayShort),
    briefDate: ofDate(formatDayShortest),
    longDate: ofDate(formatDay),
    fullDate: ofDate(formatDateLong),
    monthAndYear: ofDate(formatMonthAndYear),
    longDay: atVenue(formatDay),
    fullDay: atVenue(formatDateLong),
    dayOfYear: atVenue(formatDate),
    shortDay: atVenue(formatDayShort),
    briefDay: atVenue(formatDayShortest),
    monthTile: atVenue(formatMonthShort),
    dayTile: atVenue(formatDayOfMonth),
    moment: atVenue(formatDayTime),
    range: (start: string, end: string) => formatTimeRange(start, end, locale, timeZone),
  };
}
