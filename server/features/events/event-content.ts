import { cityName } from "#contract/lists/cities.ts";
import { communityById } from "#contract/lists/communities.ts";
import { languageNames } from "#contract/lists/languages.ts";
import { translatedContent } from "#server/features/listings/index.ts";
import type { EventRow } from "./event-store.ts";

export function eventContent(row: EventRow): Record<string, string> {
  return {
    name: row.title,
    language: languageNames([row.language], "en"),
    category: row.category,
    community: communityById(row.community_id)?.name ?? "",
    starts: row.start_date.toISOString(),
    ends: row.end_date.toISOString(),
    timezone: row.timezone,
    address: row.address,
    // The name is in upper case, because recorded edits contain city names in upper case.
    city: row.city_id === null ? "" : (cityName(row.country_iso, row.city_id)?.toUpperCase() ?? ""),
    country: row.country_iso,
    ticket: row.ticket_required ? `${(row.ticket_price_cents / 100).toFixed(2)} ${row.ticket_currency}` : "",
    bookingLink: row.booking_link ?? "",
    description: row.description,
    ...translatedContent(row.translations, { name: "title", description: "description" }),
    photos: row.image_url,
  };
}
