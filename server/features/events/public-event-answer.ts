import type { z } from "zod";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { PublicEvent } from "#contract/whats-on.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { ShownName } from "#server/features/listings/index.ts";
import { closesAt, eventState, placesLeft } from "./event-rules.ts";
import type { EventRow } from "./event-store.ts";

export function publicEventAnswer(
  row: EventRow,
  host: ShownName,
  now: Date,
  locale: Locale,
): z.output<typeof PublicEvent> {
  const { title, textLanguage } = inLanguage(row, locale);
  return {
    id: row.id,
    title,
    textLanguage,
    category: row.category,
    communityId: row.community_id,
    country: row.country_iso,
    cityId: row.city_id,
    address: row.address,
    startTime: row.start_date.toISOString(),
    endTime: row.end_date.toISOString(),
    timeZone: row.timezone,
    imageUrl: row.image_url,
    isFree: !row.ticket_required || row.ticket_price_cents === 0,
    price: row.ticket_price_cents / 100,
    currency: row.ticket_currency,
    registration: row.registration,
    state: eventState(row, now),
    bookingLink: row.booking_link,
    capacity: row.capacity,
    placesTaken: row.places_taken,
    placesAdmitted: row.places_admitted,
    placesLeft: placesLeft(row),
    hasWaitingList: row.has_waiting_list,
    peopleWaiting: row.people_waiting,
    placesPerPerson: row.places_per_person,
    closesAt: closesAt(row).toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelNote: row.cancel_note,
    movedFrom:
      row.moved_from_start && row.moved_from_address
        ? { startTime: row.moved_from_start.toISOString(), address: row.moved_from_address }
        : null,
    hostName: host.name,
    hostTextLanguage: host.textLanguage,
  };
}
