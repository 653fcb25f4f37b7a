import type { z } from "zod";
import type { EventOut } from "#contract/events.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Membership } from "#server/features/hosts/index.ts";
import { type ListingReview, reviewAnswer } from "#server/features/listings/index.ts";
import type { EventRow } from "./event-store.ts";

/** Only the host gets the review state, the revision, the owner's id and the translations, and always the original texts. */
export function eventAnswer(
  row: EventRow,
  host: Membership | null,
  listingReview: ListingReview,
  locale: Locale,
): z.output<typeof EventOut> {
  const { title, description, textLanguage } = inLanguage(row, host ? row.language : locale);
  return {
    id: row.id,
    title,
    description,
    textLanguage,
    category: row.category,
    address: row.address,
    country_iso: row.country_iso,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    timezone: row.timezone,
    organizer_id: row.host_id,
    city_id: row.city_id,
    community_id: row.community_id,
    is_featured: row.is_featured,
    ticket_required: row.ticket_required,
    ticket_price: row.ticket_price_cents / 100,
    ticket_currency: row.ticket_currency,
    requires_booking: row.requires_booking,
    booking_link: row.booking_link,
    image_url: row.image_url,
    registration: row.registration,
    capacity: row.capacity,
    places_per_person: row.places_per_person,
    registration_closes_at: row.registration_closes_at?.toISOString() ?? null,
    has_waiting_list: row.has_waiting_list,
    series_id: row.series_id,
    places_taken: row.places_taken,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    is_verified: row.review_state === "verified",
    status: "Published",
    created_at: row.created_at.toISOString(),
    ...(host
      ? {
          user_id: host.ownerId,
          kindredProviderId: host.hostId,
          keep_calendars_free: row.held_calendar_ids,
          language: row.language,
          translations: row.translations,
          revision: row.revision,
          review: reviewAnswer(row, listingReview),
        }
      : {}),
  };
}
