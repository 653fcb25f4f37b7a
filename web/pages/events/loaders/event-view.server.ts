import type { CallOutput } from "#contract/calls.ts";
import { zonePlace } from "#contract/countries/country-packs.ts";
import { cityName } from "#contract/lists/cities.ts";
import { formatDay, formatLeaf } from "#format/dates.ts";
import { isolated } from "#format/joined-text.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatOffset, offsetMs } from "#format/time-zone.ts";
import { formatDayTime, formatTimeRange } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { languageOf } from "#messages/translate.ts";
import { type EventView, eventPath } from "#web/features/registrations/index.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";

export type PublicEvent = CallOutput<"GET /whatsOn">[number];

export function eventView(event: PublicEvent, locale: Locale): EventView {
  const { timeZone, startTime, endTime, currency } = event;
  const at = (instant: string) => formatDayTime(instant, locale, timeZone);
  const city = event.cityId ? cityName(event.country, event.cityId) : undefined;
  const isCityWritten = city !== undefined && event.address.toLowerCase().includes(city.toLowerCase());
  return {
    id: event.id,
    path: eventPath(event),
    title: event.title,
    language: event.textLanguage,
    communityId: event.communityId,
    category: event.category,
    categoryName: namesIn(locale).category(event.category),
    imageUrl: event.imageUrl,
    hostName: event.hostName,
    hostLanguage: event.hostTextLanguage,
    startTime,
    endTime,
    date: localDateOf(startTime, timeZone),
    leaf: formatLeaf(startTime, locale, timeZone),
    day: formatDay(startTime, locale, timeZone),
    range: formatTimeRange(startTime, endTime, locale, timeZone),
    timeZone,
    offset: formatOffset(Date.parse(startTime), timeZone),
    offsetMinutes: offsetMs(Date.parse(startTime), timeZone) / 60_000,
    zone: zonePlace(event.country, timeZone, languageOf(locale)),
    address: city === undefined || isCityWritten ? event.address : `${event.address}, ${city}`,
    price: event.isFree ? null : formatPrice(event.price, locale, currency),
    sums: Array.from({ length: 10 }, (_, n) => formatPrice(event.price * (n + 1), locale, currency)),
    registration: event.registration,
    state: event.state,
    capacity: event.capacity,
    placesTaken: event.placesTaken,
    placesAdmitted: event.placesAdmitted,
    placesLeft: event.placesLeft,
    placesPerPerson: event.placesPerPerson,
    hasWaitingList: event.hasWaitingList,
    peopleWaiting: event.peopleWaiting,
    closes: at(event.closesAt),
    bookingLink: event.bookingLink,
    cancelledOn: event.cancelledAt && at(event.cancelledAt),
    cancelNote: event.cancelNote,
    movedFrom: event.movedFrom && { when: at(event.movedFrom.startTime), address: isolated(event.movedFrom.address) },
  };
}
