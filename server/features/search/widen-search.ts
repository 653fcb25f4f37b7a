import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { search as endpoint } from "#contract/search.ts";
import type { Db } from "#server/db/database.ts";
import type { Among, Filters } from "./filter-store.ts";
import { nearestCities, pointOf } from "./place-rules.ts";
import { countMatches } from "./search-store.ts";

export type Asked = InputOf<typeof endpoint>["query"] & { readonly country: string };
type Widening = OutputOf<typeof endpoint>["widen"][number];

const filterOf = {
  kind: "kind",
  community: "community",
  category: "category",
  subcategory: "subcategory",
  city: "cityIds",
  language: "language",
  when: "days",
} as const;

const citiesTried = 6;

const noFilters: Filters = {
  kind: null,
  community: null,
  category: null,
  subcategory: null,
  cityIds: null,
  language: null,
  days: null,
};

/**
 * Leaves out one condition at a time, and tries the nearest cities. If none of this finds anything, leaves out all filters.
 * Ways that find nothing are not returned.
 */
export async function widen(trx: Db, among: Among, filters: Filters, asked: Asked): Promise<Widening[]> {
  const dropped = Object.keys(filterOf).filter((name) => asked[name as keyof Asked] !== undefined);
  const ways: Widening[] = [];
  for (const name of dropped as (keyof typeof filterOf)[])
    ways.push({
      dropped: name,
      city: null,
      ...(await countMatches(trx, among, { ...filters, [filterOf[name]]: null })),
    });
  if (among.match !== null && dropped.length > 0)
    ways.push({ dropped: "q", city: null, ...(await countMatches(trx, { ...among, match: null }, filters)) });
  ways.push(...(await citiesNearby(trx, among, filters, asked)));
  if (dropped.length > 1 && ways.every(({ total }) => total === 0))
    ways.push({ dropped: "filters", city: null, ...(await countMatches(trx, among, noFilters)) });
  return ways.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

async function citiesNearby(trx: Db, among: Among, filters: Filters, { country, city }: Asked): Promise<Widening[]> {
  const point = city === undefined ? undefined : pointOf(country, city);
  if (!point) return [];
  const ways: Widening[] = [];
  for (const { city: other } of nearestCities(country, point).slice(1, 1 + citiesTried))
    ways.push({
      dropped: null,
      city: other.slug,
      ...(await countMatches(trx, among, { ...filters, cityIds: [Number(other.id)] })),
    });
  return ways;
}
