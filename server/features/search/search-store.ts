import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import { type CardRow, mostCompared } from "./card-store.ts";
import { type Among, all, conditions, type FilterName, type Filters, from, isShown, onDays } from "./filter-store.ts";

/** If more than this match the words, the counts for the filters would cost too much. */
export const mostCounted = 1000;

export type FacetRow = { readonly facet: string; readonly value: string; readonly count: number };

/** Whether at most `mostCounted` match the words, whatever the filters. */
export async function canCount(db: Db, among: Among): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from search_documents d where ${isShown(among)} limit ${mostCounted + 1}) those`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) <= mostCounted;
}

type Span = { readonly name: string; readonly days: readonly string[] };

/**
 * The counts of each group leave out the group's own filter. The facet `total` has one row. Call it only if `canCount`.
 */
export async function countFacets(db: Db, among: Among, filters: Filters, spans: readonly Span[]): Promise<FacetRow[]> {
  const own = conditions(filters);
  const names = Object.keys(own) as FilterName[];
  const flag = (name: FilterName) => sql.raw(`ok_${name.toLowerCase()}`);
  const flags = names.map((name) => sql`${own[name]} as ${flag(name)}`);
  const without = (name: FilterName | null) =>
    all(names.filter((one) => one !== name).map((one) => sql<boolean>`${flag(one)}`));
  const group = (facet: string, value: RawBuilder<unknown>, name: FilterName) => sql`
    select ${facet}::text as facet, ${value} as value, count(*) as count from base where ${without(name)} group by 2`;
  const spanFlags = spans.map(({ days }, n) => sql`, ${onDays(days)} as ${sql.raw(`span_${n}`)}`);
  const spanCounts = spans.map(
    ({ name }, n) => sql`union all select 'when', ${name}::text, count(*) from base
      where ${without("days")} and ${sql.raw(`span_${n}`)}`,
  );
  const { rows } = await sql<FacetRow>`
    with base as materialized (
      select d.kind, d.community_id, d.category, d.city_id, d.languages, d.price_cents, ${sql.join(flags)} ${sql.join(spanFlags, sql``)}
        ${from(among)}
    )
    select 'total' as facet, '' as value, count(*) as count from base where ${without(null)}
    union all ${group("kind", sql`kind`, "kind")}
    union all ${group("community", sql`community_id::text`, "community")}
    union all ${group("category", sql`category`, "category")}
    union all select 'city', city_id::text, count(*) from base where ${without("cityIds")} and city_id is not null group by 2
    union all select 'price', 'free', count(*) from base where ${without("price")} and price_cents = 0
    union all select 'language', language, count(*) from base, unnest(languages) language
      where ${without("language")} group by 2
    ${sql.join(spanCounts, sql` `)}`.execute(db);
  return rows;
}

export type Matches = { readonly total: number; readonly isTotalExact: boolean };

export function matchesOf(read: number): Matches {
  return { total: Math.min(read, mostCompared), isTotalExact: read <= mostCompared };
}

export async function countMatches(db: Db, among: Among, filters: Filters): Promise<Matches> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${from(among)} and ${all(Object.values(conditions(filters)))}
                                    limit ${mostCompared + 1}) those`.execute(db);
  const { count = 0 } = rows[0] ?? {};
  return matchesOf(count);
}

/** How many match in each city, among the first ones that match. */
export async function countCities(db: Db, among: Among, filters: Filters): Promise<Map<number, Matches>> {
  const { rows } = await sql<{ city_id: number; count: number }>`
    select city_id, count(*) as count from (select d.city_id ${from(among)} and d.city_id is not null
        and ${all(Object.values(conditions({ ...filters, cityIds: null })))} limit ${mostCounted}) those
     group by city_id`.execute(db);
  return new Map(rows.map(({ city_id, count }) => [city_id, matchesOf(count)]));
}

/** The next days on which something matches, among the first ones that match apart from the days. */
export async function countNextDays(
  db: Db,
  among: Among,
  filters: Filters,
  after: string,
  limit: number,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    with matching as materialized (
      select d.kind, d.starts_at, d.time_zone, f.free_days ${from(among)}
         and ${all(Object.values(conditions({ ...filters, days: null })))} limit ${mostCounted})
    select day::text, count(*) as count from (
      select unnest(free_days) as day from matching where kind = 'listing'
      union all select (starts_at at time zone time_zone)::date from matching where kind = 'event') days
     where day > ${after}::date group by day order by day limit ${limit}`.execute(db);
  return rows;
}

/** Hosts that match, apart from the days, and whose free times have not been computed since they changed. */
export async function findDueMatches(db: Db, among: Among, filters: Filters, limit: number): Promise<number[]> {
  const { rows } = await sql<{ host_id: number }>`
    with matching as materialized (
      select d.host_id ${from(among)} and ${all(Object.values(conditions({ ...filters, days: null })))}
    )
    select distinct host_id from matching where exists (select 1 from search_hosts h
      where h.host_id = matching.host_id and (h.change_count <> h.seen_count or h.refresh_at <= ${among.now}))
     limit ${limit}`.execute(db);
  return rows.map(({ host_id }) => host_id);
}

/** How many visible documents each of these queries matches. Counting stops after one more than `mostCounted`. */
export async function countEach(db: Db, among: Among, queries: readonly string[]): Promise<number[]> {
  const counts = queries.map(
    (match) => sql`(select count(*) from (select from search_documents d where ${isShown({ ...among, match })}
                      limit ${mostCounted + 1}) those)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** Words of documents that look like this one. */
export async function findSimilarWords(db: Db, among: Among, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (
      select distinct unnest(string_to_array(keywords, ' ')) as word
        from (select keywords from search_documents d where d.country = ${among.country}
                 ${among.onlyVerified ? sql`and d.is_verified` : sql``} and ${word} <% d.keywords limit 500) those
    ) words
     where similarity(word, ${word}) > 0.2
     order by similarity(word, ${word}) desc
     limit 20`.execute(db);
  return rows.map(({ word }) => word);
}

/** Until the end of the transaction. A search that takes longer is refused instead of slowing down bookings. */
export async function limitSearchTime(trx: Db): Promise<void> {
  // PostgreSQL cannot estimate how many documents have a word. It would read whole tables to find a few hundred results.
  const unsuitable = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "jit"];
  await sql`select set_config('statement_timeout', '500ms', true),
    set_config('pg_trgm.word_similarity_threshold', '0.4', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    ${sql.join(unsuitable.map((name) => sql`set_config(${name}, 'off', true)`))}`.execute(trx);
}

type Suggested = { readonly kind: "service" | "community" | "city"; readonly id: number };

/** How many hosts each of these finds, up to `limit`. */
export async function countHosts(
  db: Db,
  { country, onlyVerified }: Among,
  suggested: readonly Suggested[],
  limit: number,
): Promise<number[]> {
  const columns = {
    service: (id: number) => sql`d.subcategory_ids @> array[${id}::integer]`,
    community: (id: number) => sql`d.community_id = ${id}`,
    city: (id: number) => sql`d.city_id = ${id}`,
  };
  const counts = suggested.map(
    ({ kind, id }) => sql`(select count(*) from (select distinct d.host_id from search_documents d
      where d.country = ${country} and d.kind = 'listing' ${onlyVerified ? sql`and d.is_verified` : sql``}
        and ${columns[kind](id)} limit ${limit}) hosts)`,
  );
  if (counts.length === 0) return [];
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** The combinations of community, category and city that have at least one visible result. */
export async function findPlaces(
  db: Db,
  among: Among,
): Promise<Pick<CardRow, "community_id" | "category" | "city_id">[]> {
  const { rows } = await sql<CardRow>`select distinct d.community_id, d.category, d.city_id ${from(among)}
    order by 1, 2, 3`.execute(db);
  return rows;
}
