import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type Sort = "relevance" | "soonest" | "rating" | "newest" | "nearest";

/** Null means that any value will do. */
export type Filters = {
  readonly kind: "listing" | "event" | null;
  readonly community: number | null;
  readonly category: string | null;
  readonly subcategory: number | null;
  readonly cityIds: readonly number[] | null;
  readonly language: string | null;
  /** Days in a row, as ISO dates. */
  readonly days: readonly string[] | null;
};

export type Among = {
  readonly country: string;
  readonly now: Date;
  readonly onlyVerified: boolean;
  /** Text of a tsquery; null if there are no words. */
  readonly match: string | null;
};

export type Ranking = {
  readonly sort: Sort;
  /** Each is a tsquery. A document ranks higher for each that it matches. */
  readonly levels: readonly string[];
  /** A tsquery for the words of names; null if there are no words. */
  readonly name: string | null;
  readonly distances: { readonly cityIds: readonly number[]; readonly km: readonly number[] };
};

export type CardRow = {
  readonly kind: "listing" | "event";
  readonly subject_id: number;
  readonly host_id: number;
  readonly name: string;
  readonly picture_url: string | null;
  readonly community_id: number;
  readonly category: string;
  readonly city_id: number | null;
  readonly languages: string[];
  readonly rating_average: number | null;
  readonly rating_count: number;
  readonly price_cents: number | null;
  readonly currency: string;
  readonly time_zone: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly created_at: Date;
  readonly shown_at: Date | null;
  readonly km: number | null;
  /** How many results were compared, on all pages. */
  readonly compared: number;
};

/**
 * The cost of a search must not grow with the number of results. More than this are not counted, and no more are compared
 * for the order by relevance: first those that have the words in their name.
 */
export const mostCounted = 200;

const isTrue = sql<boolean>`true`;
type FilterName = keyof Filters;

function conditions(filters: Filters): Record<FilterName, RawBuilder<boolean>> {
  const { kind, community, category, subcategory, cityIds, language, days } = filters;
  return {
    kind: kind === null ? isTrue : sql`d.kind = ${kind}`,
    community: community === null ? isTrue : sql`d.community_id = ${community}`,
    category: category === null ? isTrue : sql`d.category = ${category}`,
    subcategory: subcategory === null ? isTrue : sql`d.subcategory_ids @> array[${subcategory}::integer]`,
    cityIds: cityIds === null ? isTrue : sql`d.city_id = any(${[...cityIds]}::integer[])`,
    language: language === null ? isTrue : sql`d.languages @> array[${language}::text]`,
    days: days === null ? isTrue : onDays(days),
  };
}

function onDays(days: readonly string[]): RawBuilder<boolean> {
  const [first, last] = [days[0], days.at(-1)];
  return sql`case d.kind when 'listing' then coalesce(f.free_days && ${[...days]}::date[], false)
    else (d.starts_at at time zone d.time_zone)::date <= ${last}::date
     and (d.ends_at at time zone d.time_zone)::date >= ${first}::date end`;
}

/** Everything that may be shown and matches the words, before the filters. */
function from({ country, now, onlyVerified, match }: Among): RawBuilder<unknown> {
  return sql`from search_documents d left join search_free_times f on d.kind = 'listing' and f.host_id = d.host_id
      and f.listing_id = d.subject_id
    where d.country = ${country} and (d.kind = 'listing' or d.ends_at > ${now})
      ${onlyVerified ? sql`and d.is_verified` : sql``}
      ${match === null ? sql`` : sql`and d.words @@ ${match}::tsquery`}`;
}

const all = (those: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(those, sql` and `)})`;

export async function findCards(
  db: Db,
  among: Among,
  filters: Filters,
  { sort, levels, name, distances }: Ranking,
  page: { readonly limit: number; readonly offset: number },
): Promise<CardRow[]> {
  const shownAt = sql`case when d.kind = 'event' then d.starts_at ${
    filters.days === null
      ? sql`else f.next_start_at`
      : // The days are in order, and one of them is among the chosen ones.
        sql`else f.first_starts[1 + width_bucket(${filters.days[0]}::date - 1, f.free_days)]`
  } end`;
  const level = sql.join([sql`0`, ...levels.map((query) => sql`(d.words @@ ${query}::tsquery)::integer`)], sql` + `);
  const soonest = sql`shown_at asc nulls last`;
  const order: Record<Sort, RawBuilder<unknown>> = {
    // Within the same day, better rated ones come first.
    relevance: sql`level desc, (shown_at at time zone time_zone)::date asc nulls last, rating_score desc, is_verified desc`,
    soonest: sql`${soonest}, rating_score desc, is_verified desc`,
    rating: sql`rating_score desc, rating_count desc, ${soonest}`,
    newest: sql`created_at desc`,
    nearest: sql`km asc nulls last, ${soonest}`,
  };
  const found = (those: Among) => sql`
      select d.kind, d.subject_id, d.host_id, d.name, d.picture_url, d.community_id, d.category, d.city_id, d.languages,
             d.rating_average, d.rating_count, d.rating_score, d.is_verified, d.created_at, d.price_cents, d.currency,
             d.time_zone, d.starts_at, d.ends_at, ${shownAt} as shown_at, ${level} as level,
             (select u.km from unnest(${[...distances.cityIds]}::integer[], ${[...distances.km]}::float8[]) as u (id, km)
               where u.id = d.city_id) as km
        ${from(those)} and ${all(Object.values(conditions(filters)))}`;
  const isLimited = sort === "relevance" && name !== null;
  const candidates = isLimited
    ? sql`with named as materialized (${found({ ...among, match: name })} limit ${mostCounted + 1})
          select * from named union all
          (${found(among)} and not d.words @@ ${name}::tsquery
             limit ${mostCounted + 1} - (select count(*) from named))`
    : found(among);
  const { rows } = await sql<CardRow>`
    select found.*, count(*) over () as compared from (${candidates}) found
     order by ${order[sort]}, created_at desc, kind, subject_id
     limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export type FacetRow = { readonly facet: string; readonly value: string; readonly count: number };

/**
 * The counts of each group leave out the group's own filter. The facets `read` and `total` have one row each. If more than
 * `mostCounted` were read, there may be more of everything.
 */
export async function countFacets(
  db: Db,
  among: Among,
  filters: Filters,
  spans: readonly { readonly name: string; readonly days: readonly string[] }[],
): Promise<FacetRow[]> {
  const own = conditions(filters);
  const names = Object.keys(own) as FilterName[];
  const flag = (name: FilterName) => sql.raw(`ok_${name.toLowerCase()}`);
  const flags = names.map((name) => sql`${own[name]} as ${flag(name)}`);
  // What fails two filters is in no count.
  const failures = sql.join(
    names.map((name) => sql`(not ${own[name]})::integer`),
    sql` + `,
  );
  const without = (name: FilterName | null) =>
    all([isTrue, ...names.filter((one) => one !== name).map((one) => sql<boolean>`${flag(one)}`)]);
  const group = (facet: string, value: RawBuilder<unknown>, name: FilterName) => sql`
    select ${facet}::text as facet, ${value} as value, count(*) as count from base where ${without(name)} group by 2`;
  const spanFlags = spans.map(({ days }, n) => sql`, ${onDays(days)} as ${sql.raw(`span_${n}`)}`);
  const spanCounts = spans.map(
    ({ name }, n) => sql`union all select 'when', ${name}::text, count(*) from base
      where ${without("days")} and ${sql.raw(`span_${n}`)}`,
  );
  const { rows } = await sql<FacetRow>`
    with base as materialized (
      select d.kind, d.community_id, d.category, d.city_id, d.languages, ${sql.join(flags)} ${sql.join(spanFlags, sql``)}
        ${from(among)} and ${failures} <= 1 limit ${mostCounted + 1}
    )
    select 'read' as facet, '' as value, count(*) as count from base
    union all select 'total' as facet, '' as value, count(*) as count from base where ${without(null)}
    union all ${group("kind", sql`kind`, "kind")}
    union all ${group("community", sql`community_id::text`, "community")}
    union all ${group("category", sql`category`, "category")}
    union all select 'city', city_id::text, count(*) from base where ${without("cityIds")} and city_id is not null group by 2
    union all select 'language', language, count(*) from base, unnest(languages) language
      where ${without("language")} group by 2
    ${sql.join(spanCounts, sql` `)}`.execute(db);
  return rows;
}

export type Matches = { readonly total: number; readonly isTotalExact: boolean };

export async function countMatches(db: Db, among: Among, filters: Filters): Promise<Matches> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${from(among)} and ${all(Object.values(conditions(filters)))}
                                    limit ${mostCounted + 1}) those`.execute(db);
  const { count = 0 } = rows[0] ?? {};
  return { total: Math.min(count, mostCounted), isTotalExact: count <= mostCounted };
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

/** Which of these queries match anything that may be shown. */
export async function findKnownQueries(db: Db, among: Among, queries: readonly string[]): Promise<boolean[]> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select 1 from search_documents d where d.country = ${among.country}
                      ${among.onlyVerified ? sql`and d.is_verified` : sql``} and d.words @@ q.query) as is_known
      from unnest(${[...queries]}::tsquery[]) with ordinality as q (query, n) order by q.n`.execute(db);
  return rows.map(({ is_known }) => is_known);
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

export async function findNames(
  db: Db,
  { country, onlyVerified, now }: Among,
  match: string,
  limit: number,
): Promise<Pick<CardRow, "kind" | "subject_id" | "name" | "category" | "city_id" | "community_id">[]> {
  return db
    .selectFrom("search_documents")
    .select(["kind", "subject_id", "name", "category", "city_id", "community_id"])
    .where("country", "=", country)
    .where((row) => row.or([row("kind", "=", "listing"), row("ends_at", ">", now)]))
    .where((row) => (onlyVerified ? row("is_verified", "=", true) : row.val(true)))
    .where(sql<boolean>`words @@ ${match}::tsquery`)
    .orderBy("rating_score", "desc")
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
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

/** Which communities, categories and cities occur together in what may be shown. */
export async function findPlaces(
  db: Db,
  among: Among,
): Promise<Pick<CardRow, "community_id" | "category" | "city_id">[]> {
  const { rows } = await sql<CardRow>`select distinct d.community_id, d.category, d.city_id ${from(among)}
    order by 1, 2, 3`.execute(db);
  return rows;
}
