import { type RawBuilder, sql } from "kysely";
import type { TextLanguage, Translations } from "#contract/lists/text-languages.ts";
import type { Db } from "#server/db/database.ts";
import { type Among, all, conditions, type Filters, from, isShown, withFreeTimes } from "./filter-store.ts";
import { named } from "./name-store.ts";

type Sort = "relevance" | "soonest" | "rating" | "newest" | "nearest";

export type Ranking = {
  readonly sort: Sort;
  /** Each is a tsquery. A document ranks higher for each that it matches. */
  readonly levels: readonly string[];
  /** A tsquery for the words of names; null if there are no words. */
  readonly name: string | null;
  /** The words of names that match `name`; null if there are too many, or if a name needs several words. */
  readonly nameWords: readonly string[] | null;
  /** What the words are about, as documents name it. */
  readonly things: readonly string[];
  /** From the nearest to the farthest city. */
  readonly distances: { readonly cityIds: readonly number[]; readonly km: readonly number[] };
};

export type CardRow = {
  readonly kind: "listing" | "event";
  readonly subject_id: number;
  readonly host_id: number;
  readonly name: string;
  readonly language: TextLanguage;
  readonly translations: Translations<{ name: string }>;
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
 * The cost of a search must not grow with the number of results. If too many match to count them, no more than this are
 * compared and shown. With words, those are the ones that have the words in their name, then those that offer it, then
 * the best rated of the others. Without words, they are the first ones in the chosen order.
 */
export const mostCompared = 200;

/** So many names with a word are looked up one by one. Where filters leave few of them, reading all results is cheaper. */
const mostLookedUp = 1000;

const quality = sql`d.rating_score desc, d.created_at desc`;
const byAge = sql`d.created_at desc`;

type Page = {
  readonly limit: number;
  readonly offset: number;
  /** How many results are compared and shown, on all pages. One more is read, which tells that there are more. */
  readonly most: number;
};

export async function findCards(
  db: Db,
  among: Among,
  filters: Filters,
  ranking: Ranking,
  page: Page,
): Promise<CardRow[]> {
  const soonest = sql`shown_at asc nulls last`;
  const order: Record<Sort, RawBuilder<unknown>> = {
    // Within the same day, better rated ones come first.
    relevance: sql`level desc, (shown_at at time zone time_zone)::date asc nulls last, rating_score desc, is_verified desc`,
    soonest: sql`${soonest}, rating_score desc, is_verified desc`,
    rating: sql`rating_score desc, rating_count desc, ${soonest}`,
    newest: sql`created_at desc`,
    nearest: sql`km asc nulls last, ${soonest}`,
  };
  const { rows } = await sql<CardRow>`
    select found.*, count(*) over () as compared from (${candidates(among, filters, ranking, page.most + 1)}) found
     order by ${order[ranking.sort]}, created_at desc, kind, subject_id
     limit ${Math.max(0, Math.min(page.limit, page.most - page.offset))} offset ${page.offset}`.execute(db);
  return rows;
}

function candidates(among: Among, filters: Filters, ranking: Ranking, limit: number): RawBuilder<unknown> {
  const { days, ...own } = conditions(filters);
  const isFound = all(Object.values(own));
  const columns = columnsOf(filters, ranking);
  // Only places of rows (`ctid`) are sorted, because whole documents would not fit in memory. Free times are looked up in
  // this order, until there are enough.
  const inOrder = (isWanted: RawBuilder<boolean>, order: RawBuilder<unknown>, most = sql`${limit}`) => sql`
    (select ${columns} from (
        select d.at, f.next_start_at, f.free_days, f.first_starts
          from (select d.ctid as at, d.host_id, d.kind, d.subject_id, d.time_zone, d.starts_at, d.ends_at, d.rating_score, d.created_at
                  from search_documents d where ${isWanted} and ${isFound} order by ${order} offset 0) d ${withFreeTimes}
         where ${days} order by ${order} limit ${most}) f
       join search_documents d on d.ctid = f.at)`;
  const { sort, name, nameWords, things, distances } = ranking;
  const notIn = (those: RawBuilder<unknown>) =>
    sql<boolean>`(d.kind, d.subject_id) not in (select kind, subject_id from ${those})`;
  const without = (those: RawBuilder<unknown>) => sql`(select ${limit}::integer - count(*) from ${those})`;
  // A document may have several of the words.
  const inOrderOfWords = (words: readonly string[], isWanted = sql<boolean>`true`, most = sql`${limit}`) => sql`
    (select * from (
        select distinct on (kind, subject_id) best.* from unnest(${[...words]}::text[]) as asked (word), lateral (
          select ${columns} from ${named(among.country, sql`asked.word`, mostLookedUp)} ${withFreeTimes}
           where ${isShown({ ...among, match: null })} and ${isFound} and ${days} and ${isWanted}
           order by n.rating_score desc, n.created_at desc limit ${most}) best) d
      order by ${quality} limit ${most})`;
  if (name !== null && sort === "relevance")
    return sql`with named as materialized ${
      nameWords ? inOrderOfWords(nameWords) : inOrder(isShown({ ...among, match: name }), quality)
    }, offered as materialized (select * from named union all
        ${inOrderOfWords(things, notIn(sql`named`), without(sql`named`))})
      select * from offered union all
      ${inOrder(sql`${isShown(among)} and ${notIn(sql`offered`)}`, quality, without(sql`offered`))}`;
  if (name !== null) return sql`select ${columns} ${from(among)} and ${isFound} and ${days}`;
  if (sort === "rating") return inOrder(isShown(among), quality);
  if (sort === "newest") return inOrder(isShown(among), byAge);
  if (sort === "nearest")
    return sql`with near as materialized (
        select ${columns} from unnest(${[...distances.cityIds]}::integer[]) with ordinality as city (id, n)
          join search_documents d on d.city_id = city.id ${withFreeTimes}
         where ${isShown(among)} and ${isFound} and ${days} order by city.n limit ${limit})
      select * from near union all
      (select ${columns} ${from(among)} and ${isFound} and ${days}
          and (d.city_id is null or d.city_id <> all(${[...distances.cityIds]}::integer[]))
        limit (select ${limit}::integer - count(*) from near))`;
  return soonestFirst(among, filters, columns, limit);
}

/** Free times and events have an index each. What has no time comes last. */
function soonestFirst(
  among: Among,
  filters: Filters,
  columns: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const isFound = sql`${isShown(among)} and ${all(Object.values(conditions(filters)))}`;
  const { community, category, subcategory, cityIds } = filters;
  const isRare = [community, category, subcategory, cityIds].some((filter) => filter !== null);
  // The subquery makes PostgreSQL read the free times in order. Where few listings are wanted, it should find those first.
  const inOrder = sql`(select * from search_free_times where next_start_at is not null order by next_start_at offset 0)`;
  const listings = sql`
    (select ${columns} from ${isRare ? sql`search_free_times` : inOrder} f join search_documents d on d.kind = 'listing'
            and d.host_id = f.host_id and d.subject_id = f.listing_id
      where f.next_start_at is not null and ${isFound} order by f.next_start_at limit ${limit})`;
  const events = sql`
    (select ${columns} from search_documents d left join search_free_times f on false
      where d.kind = 'event' and ${isFound} order by d.starts_at limit ${limit})`;
  const parts = [...(filters.kind === "event" ? [] : [listings]), ...(filters.kind === "listing" ? [] : [events])];
  if (filters.kind === "event" || filters.days !== null) return sql.join(parts, sql` union all `);
  return sql`with timed as materialized (${sql.join(parts, sql` union all `)})
    select * from timed union all
    (select ${columns} from search_documents d ${withFreeTimes}
      where d.kind = 'listing' and f.next_start_at is null and ${isFound}
      limit (select greatest(0, ${limit}::integer - count(*)) from timed))`;
}

function columnsOf(filters: Filters, { levels, distances }: Ranking): RawBuilder<unknown> {
  const shownAt = sql`case when d.kind = 'event' then d.starts_at ${
    filters.days === null
      ? sql`else f.next_start_at`
      : // The days are in order, and one of them is among the chosen ones.
        sql`else f.first_starts[1 + width_bucket(${filters.days[0]}::date - 1, f.free_days)]`
  } end`;
  const level = sql.join([sql`0`, ...levels.map((query) => sql`(d.words @@ ${query}::tsquery)::integer`)], sql` + `);
  return sql`d.kind, d.subject_id, d.host_id, d.name, d.language, d.translations, d.picture_url, d.community_id, d.category, d.city_id, d.languages,
    d.rating_average, d.rating_count, d.rating_score, d.is_verified, d.created_at, d.price_cents, d.currency,
    d.time_zone, d.starts_at, d.ends_at, ${shownAt} as shown_at, ${level} as level,
    (select u.km from unnest(${[...distances.cityIds]}::integer[], ${[...distances.km]}::float8[]) as u (id, km)
      where u.id = d.city_id) as km`;
}
