import type { Locale } from "#messages/catalogue.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { flowUrl } from "#web/pages/booking/flow/flow-url.ts";
import { venueFormats } from "#web/pages/booking/loaders/venue-formats.server.ts";

export type WaitingView = NonNullable<Awaited<ReturnType<typeof loadWaiting>>>;

const offerMinutes = 30;

/** Null if nobody waits with this link any more. */
export async function loadWaiting(api: Api, secret: string, locale: Locale) {
  const person = await api("GET /waitingList/{secret}", { params: { secret } }).catch((error: unknown) => {
    if (error instanceof ApiRefusal && error.status < 500) return null;
    throw error;
  });
  if (!person) return null;
  const formats = venueFormats(locale, person);
  const { offer } = person;
  const minutesLeft = offer?.isOpen ? Math.ceil((Date.parse(offer.endsAt) - Date.now()) / 60_000) : 0;
  return {
    bookingSecret: person.bookingSecret,
    name: person.customerName,
    phone: person.customerPhoneFormatted,
    email: person.customerEmail,
    provider: person.provider,
    services: person.serviceItems.map(({ name }) => name),
    calendarName: person.calendarName,
    price: person.price,
    priceText: formats.price(person.price),
    durationMinutes: person.durationMinutes,
    lastDay: formats.longDate(person.lastDay),
    wishes: person.wishes.map(({ day, parts }) => ({ day: formats.longDate(day), parts })),
    timesUrl: flowUrl("/booking/select-time", {
      listingId: person.provider.providerId,
      kindredProviderId: person.kindredProviderId,
      serviceItemIds: person.serviceItems.map(({ id }) => id),
      calendarId: person.calendarId,
    }),
    offer: offer && {
      isOpen: minutesLeft > 0,
      /** False if the customer declined it in time. */
      hasRunOut: Date.parse(offer.endsAt) <= Date.now(),
      minutesLeft,
      isOverNight: minutesLeft > offerMinutes,
      /** How much of the bar is left, in percent. */
      left: Math.min(100, Math.round((minutesLeft / offerMinutes) * 100)),
      time: formats.time(offer.startTime),
      day: formats.shortDay(offer.startTime),
      range: formats.range(offer.startTime, offer.endTime),
      until:
        formats.date(offer.endsAt) === formats.date(new Date().toISOString())
          ? formats.time(offer.endsAt)
          : formats.moment(offer.endsAt),
    },
  };
}
