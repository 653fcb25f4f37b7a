import type { Db } from "#server/db/database.ts";
import { insertListing, markDemo } from "#server/features/listings/index.ts";
import { demoListings } from "../listings.ts";

export async function fillDemoListings(db: Db, hostIdOf: (host: string) => number): Promise<number[]> {
  const ids: number[] = [];
  for (const [n, listing] of demoListings.entries()) {
    const fields = {
      name: listing.name,
      address: listing.address,
      country_iso: "MT",
      city_id: listing.cityId,
      languages: [...listing.languages],
      is_hidden_from_search: false,
      phone_number: listing.phone.replaceAll(" ", ""),
      whatsapp_number: listing.phone.replaceAll(" ", ""),
      website_url: listing.website,
      description: listing.description,
      community_id: listing.communityId,
      category_id: listing.categoryId,
      profile_image_url: `/demo-pictures/logo-${n}.webp`,
      language: "en" as const,
      translations: {},
    };
    const portfolio = Array.from({ length: listing.photos }, (_, photo) => `/demo-pictures/photo-${n}-${photo}.webp`);
    const id = await insertListing(db, hostIdOf(listing.host.join(" ")), fields, {
      subcategoryIds: listing.subcategoryIds,
      portfolio,
    });
    await markDemo(db, id, listing.isVerified ? "verified" : "in_review", n);
    ids.push(id);
  }
  return ids;
}
