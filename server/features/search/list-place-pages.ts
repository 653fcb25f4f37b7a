import { communities } from "#contract/lists/communities.ts";
import type { Deps } from "#server/deps.ts";
import { slugOfCity } from "./place-rules.ts";
import { findPlaces } from "./search-store.ts";

/** The pages of communities, their categories and cities, for the site map. Only places where something is offered. */
export async function listPlacePages({ db, settings, clock }: Deps): Promise<string[]> {
  const country = settings.countries[0].code;
  const onlyVerified = settings.listingReview === "before";
  const rows = await findPlaces(db, { country, onlyVerified, now: clock.now(), match: null });
  const cities = rows.flatMap(({ city_id }) => (city_id === null ? [] : (slugOfCity(country, city_id) ?? [])));
  return [
    ...communities.flatMap(({ communityId, slug }) => {
      const categories = rows.flatMap((row) => (row.community_id === communityId ? row.category : []));
      return [
        `/communities/${slug}`,
        ...[...new Set(categories)].map((category) => `/communities/${slug}/${category}`),
      ];
    }),
    ...[...new Set(cities)].map((slug) => `/cities/${slug}`),
  ];
}
