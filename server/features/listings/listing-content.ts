import { cityName } from "#contract/lists/cities.ts";
import { communityById } from "#contract/lists/communities.ts";
import { languageNames } from "#contract/lists/languages.ts";
import { serviceCategoryById } from "#contract/lists/service-categories.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { translatedContent } from "./host-texts.ts";
import type { ListingRow } from "./listing-store.ts";

export function listingContent(row: ListingRow): Record<string, string> {
  return {
    name: row.name,
    language: languageNames([row.language], "en"),
    category: serviceCategoryById(row.category_id)?.title ?? "",
    subcategories: row.subcategories.map(({ title }) => title).join(", "),
    community: communityById(row.community_id)?.name ?? "",
    address: row.address,
    // The name is in upper case, because recorded edits contain city names in upper case.
    city: row.city_id === null ? "" : (cityName(row.country_iso, row.city_id)?.toUpperCase() ?? ""),
    country: row.country_iso,
    phone: formatPhone(row.phone_number),
    whatsapp: formatPhone(row.whatsapp_number ?? ""),
    website: row.website_url ?? "",
    languages: languageNames(row.languages, "en"),
    description: row.description,
    ...translatedContent(row.translations, { name: "name", description: "description" }),
    logo: row.profile_image_url,
    photos: row.portfolio.map(({ image_url }) => image_url).join("\n"),
  };
}
