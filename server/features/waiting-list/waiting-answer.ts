import type { z } from "zod";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { WaitingPerson } from "#contract/waiting-list.ts";
import type { Db } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { bookedTerms, bookingSecret, calendarNameOf, getBooking } from "#server/features/bookings/index.ts";
import { visitTimeOf } from "#server/features/calendar/index.ts";
import { findHost, placeAnswer } from "#server/features/hosts/index.ts";
import { findVenue, venuePlace } from "#server/features/listings/index.ts";
import { findItems, type ItemRow } from "#server/features/service-items/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { waitingSecret } from "./waiting-link.ts";
import type { WaitingRow } from "./waiting-store.ts";
import { wishesByDay } from "./wish-rules.ts";

/** What the answer and the mails say about the place and the items, in the person's language. */
export async function findDetails(db: Db, person: WaitingRow) {
  const [host, found, items] = await Promise.all([
    findHost(db, person.host_id),
    findVenue(db, person.listing_id),
    findItems(db, person.service_item_ids),
  ]);
  if (!host || !found) refuse("not_found");
  const venue = inLanguage(found, person.customer_locale);
  const calendar_id = person.offer_calendar_id ?? person.calendar_id;
  const calendarName = calendar_id === null ? null : await calendarNameOf(db, { host_id: host.id, calendar_id });
  const read = items.map((item) => inLanguage(item, person.customer_locale));
  return { host, venue, items: read, place: venuePlace(host, venue), calendarName };
}

export function offerOf(person: WaitingRow, items: readonly ItemRow[], now: Date) {
  const { offer_starts_at: startsAt, offer_ends_at: endsAt, status } = person;
  if (!startsAt || !endsAt) return null;
  return {
    startTime: startsAt.toISOString(),
    endTime: new Date(startsAt.getTime() + visitTimeOf(items).length).toISOString(),
    endsAt: endsAt.toISOString(),
    isOpen: status === "offered" && endsAt > now,
  };
}

/** Only the holder of the private link may get this answer. */
export async function waitingAnswer(deps: Deps, person: WaitingRow): Promise<z.output<typeof WaitingPerson>> {
  const { host, venue, items, place, calendarName } = await findDetails(deps.db, person);
  const terms = bookedTerms(items, person.customer_locale);
  const booking = person.booking_id === null ? null : await getBooking(deps.db, person.booking_id);
  return {
    id: person.id,
    secret: waitingSecret(deps.secret, person),
    status: person.status,
    kindredProviderId: host.id,
    calendarId: person.calendar_id,
    calendarName,
    customerName: person.customer_name,
    customerPhoneFormatted: person.customer_phone && formatPhone(person.customer_phone),
    customerEmail: person.customer_email,
    wishes: wishesByDay(person.wishes),
    lastDay: person.last_day,
    serviceItems: items.map(({ id, name }) => ({ id, name })),
    price: terms.price_cents / 100,
    durationMinutes: terms.duration_minutes,
    ...placeAnswer(place),
    offer: offerOf(person, items, await databaseNow(deps.db)),
    bookingSecret: booking && bookingSecret(deps.secret, booking),
    provider: {
      providerId: venue.id,
      name: venue.name,
      address: venue.address,
      communityId: venue.community_id,
    },
  };
}
