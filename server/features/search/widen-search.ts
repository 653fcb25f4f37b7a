import type { OutputOf } from "#contract/endpoint.ts";
import type { search as endpoint } from "#contract/search.ts";
import type { Db } from "#server/db/database.ts";
import type { Asked } from "./attempt-rules.ts";
import type { Among, Filters } from "./filter-store.ts";
import { nearestCities, pointOf, slugOfCity } from "./place-rules.ts";
import { countCities, countMatches, countNextDays, type Matches } from "./search-store.ts";

type Widening = OutputOf<typeof endpoint>["widen"][number];

const filterOf = {
  kind: "kind",
  community: "community",
  category: "category",
  subcategory: "subcategory",
  city: "cityIds",
  language: "language",
  price: "price",
  when: "days",
} as const;

const mostCities = 4;
const mostDays = 4;

const noFilters: Filters = {
  kind: null,
  community: null,
  category: null,
  subcategory: null,
  cityIds: null,
  language: null,
  price: null,
  days: null,
};

/** What was asked for. `q` has no words that name the filters in `asked`. */
export type Basis = {
  readonly among: Among;
  readonly filters: Filters;
  readonly asked: Asked;
  readonly q: string;
};

/**
 * Leaves out one condition at a time, and tries the nearest cities and the next days. If none of this finds anything,
 * leaves out all filters. Ways that find nothing are not returned.
 */
export async function widen(trx: Db, basis: Basis): Promise<Widening[]> {
  const { among, filters, asked } = basis;
  const dropped = (Object.keys(filterOf) as (keyof typeof filterOf)[]).filter((name) => asked[name] !== undefined);
  const ways: Widening[] = [];
  for (const name of dropped) {
    const changes = name === "city" ? { city: null, within: null } : { [name]: null };
    const matches = await countMatches(trx, among, { ...filters, [filterOf[name]]: null });
    ways.push(wayOf(basis, { dropped: name }, changes, matches));
  }
  if (among.match !== null && dropped.length > 0) {
    const matches = await countMatches(trx, { ...among, match: null }, filters);
    ways.push(wayOf(basis, { dropped: "q" }, { q: null }, matches));
  }
  const further = [...(await citiesNearby(trx, basis)), ...(await nextDays(trx, basis))];
  if (dropped.length > 1 && [...ways, ...further].every(({ total }) => total === 0)) {
    const none = Object.fromEntries([...Object.keys(filterOf), "within"].map((name) => [name, null]));
    ways.push(wayOf(basis, { dropped: "filters" }, none, await countMatches(trx, among, noFilters)));
  }
  return [...ways.toSorted((a, b) => b.total - a.total), ...further].filter(({ total }) => total > 0);
}

async function citiesNearby(trx: Db, basis: Basis): Promise<Widening[]> {
  const { country, city } = basis.asked;
  const point = city === undefined ? undefined : pointOf(country, city);
  if (!point) return [];
  const counts = await countCities(trx, basis.among, basis.filters);
  const slugs = new Map<string, Matches>();
  for (const { city: other } of nearestCities(country, point)) {
    const matches = counts.get(Number(other.id));
    const slug = slugOfCity(country, Number(other.id));
    if (matches && slug && slug !== city && !basis.filters.cityIds?.includes(Number(other.id)))
      slugs.set(slug, matches);
  }
  return [...slugs]
    .slice(0, mostCities)
    .map(([other, matches]) => wayOf(basis, { city: other }, { city: other, within: null }, matches));
}

async function nextDays(trx: Db, basis: Basis): Promise<Widening[]> {
  const last = basis.filters.days?.at(-1);
  if (last === undefined) return [];
  const days = await countNextDays(trx, basis.among, basis.filters, last, mostDays);
  return days.map(({ day, count }) => wayOf(basis, { when: day }, { when: day }, { total: count, isTotalExact: true }));
}

type Changes = Readonly<Record<string, string | null>>;

function wayOf(
  { asked, q }: Basis,
  to: Partial<Pick<Widening, "dropped" | "city" | "when">>,
  changes: Changes,
  { total, isTotalExact }: Matches,
): Widening {
  const { kind, community, category, subcategory, city, within, language, price, when } = asked;
  const before = { q, kind, community, category, subcategory, city, within, language, price, when };
  const query = Object.entries({ ...before, ...changes }).flatMap(([name, value]) =>
    value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
  );
  return { dropped: null, city: null, when: null, ...to, query: Object.fromEntries(query), total, isTotalExact };
}
