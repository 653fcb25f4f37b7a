import type { z } from "zod";
import type { Listing } from "#contract/listings.ts";
import { serviceCategoryById } from "#contract/lists/service-categories.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { Locale } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { type Membership, placeAnswer } from "#server/features/hosts/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { isPublic, type ListingReview, moderationDueAt } from "./listing-rules.ts";
import type { ListingRow } from "./listing-store.ts";
import { venuePlace } from "./venue-place.ts";

/**
 * Only the host gets the review state, the revision, the owner's id and the translations. The host always gets the
 * original texts: a client that sends them back must not replace them by a translation.
 */
export function listingAnswer(
  row: ListingRow,
  host: { readonly country: string; readonly isTrader: boolean },
  membership: Membership | null,
  listingReview: ListingReview,
  locale: Locale,
): z.output<typeof Listing> {
  const names = namesIn(locale);
  const { name, description, textLanguage } = inLanguage(row, membership ? row.language : locale);
  return {
    id: row.id,
    name,
    address: row.address,
    country_iso: row.country_iso,
    cityId: row.city_id,
    languages: row.languages,
    phone_number: row.phone_number,
    phone_number_formatted: formatPhone(row.phone_number),
    whatsapp_number: row.whatsapp_number,
    whatsapp_number_formatted: row.whatsapp_number && formatPhone(row.whatsapp_number),
    website_url: row.website_url,
    description,
    textLanguage,
    community: { communityId: row.community_id, name: names.community(row.community_id) },
    category_id: row.category_id,
    category: { title: names.category(serviceCategoryById(row.category_id)?.title ?? "") },
    subcategoryIds: row.subcategories.map(({ id }) => id),
    subcategories: row.subcategories.map((one) => ({ ...one, title: names.subcategory(one) })),
    profile_image_url: row.profile_image_url,
    portfolioImages: row.portfolio,
    is_community_favorite: row.is_community_favorite,
    ...placeAnswer(venuePlace(host, row)),
    isTrader: host.isTrader,
    isHiddenFromSearch: row.is_hidden_from_search,
    is_verified: row.review_state === "verified",
    status: "Published",
    created_at: row.created_at.toISOString(),
    ...(membership
      ? {
          user_id: membership.ownerId,
          kindredProviderId: membership.hostId,
          language: row.language,
          translations: row.translations,
          revision: row.revision,
          review: reviewAnswer(row, listingReview),
        }
      : {}),
  };
}

export function reviewAnswer(
  row: Pick<ListingRow, "review_state" | "review_requested_at" | "review_reason" | "is_withheld">,
  listingReview: ListingReview,
) {
  return {
    state: row.review_state,
    is_public: isPublic(row, listingReview),
    due_at: moderationDueAt(row.review_state, row.review_requested_at)?.toISOString() ?? null,
    reason: row.review_reason,
  };
}
