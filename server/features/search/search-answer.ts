import type { OutputOf } from "#contract/endpoint.ts";
import { communityById } from "#contract/lists/communities.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { search as endpoint } from "#contract/search.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { CardRow } from "./card-store.ts";
import { slugOfCity } from "./place-rules.ts";
import type { FacetRow } from "./search-store.ts";

type Results = OutputOf<typeof endpoint>;

export function cardAnswer(row: CardRow, locale: Locale): Results["cards"][number] {
  const { name, textLanguage } = inLanguage(row, locale);
  const isEvent = row.kind === "event";
  return {
    kind: isEvent ? "event" : "service",
    id: row.subject_id,
    name,
    textLanguage,
    pictureUrl: row.picture_url,
    communityId: row.community_id,
    category: row.category,
    cityId: row.city_id,
    languages: row.languages,
    rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
    lowestPrice: row.price_cents === null ? null : row.price_cents / 100,
    currency: row.currency,
    timeZone: row.time_zone,
    nextStart: isEvent ? null : (row.shown_at?.toISOString() ?? null),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    distanceKm: row.km === null ? null : Math.round(row.km * 10) / 10,
  };
}

export function facetAnswers(country: string, rows: readonly FacetRow[]): Results["facets"] {
  const counts = (facet: string, rename: (value: string) => string | undefined = (value) => value) => {
    const byValue = new Map<string, number>();
    for (const row of rows) {
      const value = row.facet === facet ? rename(row.value) : undefined;
      if (value !== undefined) byValue.set(value, (byValue.get(value) ?? 0) + row.count);
    }
    return [...byValue]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  return {
    kind: counts("kind", (kind) => (kind === "event" ? "events" : "services")),
    community: counts("community", (id) => communityById(Number(id))?.slug),
    category: counts("category"),
    city: counts("city", (id) => slugOfCity(country, Number(id))),
    language: counts("language"),
    price: counts("price"),
    when: counts("when"),
  };
}
