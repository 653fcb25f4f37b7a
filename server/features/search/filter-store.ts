import { type RawBuilder, sql } from "kysely";

/** Null means that any value will do. */
export type Filters = {
  readonly kind: "listing" | "event" | null;
  readonly community: number | null;
  readonly category: string | null;
  readonly subcategory: number | null;
  readonly cityIds: readonly number[] | null;
  readonly language: string | null;
  readonly price: "free" | null;
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

const isTrue = sql<boolean>`true`;
export type FilterName = keyof Filters;

/** The document is `d` and its free times are `f`. */
export function conditions(filters: Filters): Record<FilterName, RawBuilder<boolean>> {
  const { kind, community, category, subcategory, cityIds, language, price, days } = filters;
  return {
    kind: kind === null ? isTrue : sql`d.kind = ${kind}`,
    community: community === null ? isTrue : sql`d.community_id = ${community}`,
    category: category === null ? isTrue : sql`d.category = ${category}`,
    subcategory: subcategory === null ? isTrue : sql`d.subcategory_ids @> array[${subcategory}::integer]`,
    cityIds: cityIds === null ? isTrue : sql`d.city_id = any(${[...cityIds]}::integer[])`,
    language: language === null ? isTrue : sql`d.languages @> array[${language}::text]`,
    price: price === null ? isTrue : sql`d.price_cents = 0`,
    days: days === null ? isTrue : onDays(days),
  };
}

export function onDays(days: readonly string[]): RawBuilder<boolean> {
  const [first, last] = [days[0], days.at(-1)];
  return sql`case d.kind when 'listing' then coalesce(f.free_days && ${[...days]}::date[], false)
    else (d.starts_at at time zone d.time_zone)::date <= ${last}::date
     and (d.ends_at at time zone d.time_zone)::date >= ${first}::date end`;
}

/** May be shown and matches the words. */
export function isShown({ country, now, onlyVerified, match }: Among): RawBuilder<boolean> {
  return sql`d.country = ${country} and (d.kind = 'listing' or d.ends_at > ${now})
      ${onlyVerified ? sql`and d.is_verified` : sql``}
      ${match === null ? sql`` : sql`and d.words @@ ${match}::tsquery`}`;
}

export const withFreeTimes = sql`left join search_free_times f on d.kind = 'listing' and f.host_id = d.host_id
      and f.listing_id = d.subject_id`;

/** Everything that may be shown and matches the words, before the filters. */
export function from(among: Among): RawBuilder<unknown> {
  return sql`from search_documents d ${withFreeTimes} where ${isShown(among)}`;
}

export const all = (those: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join([isTrue, ...those], sql` and `)})`;
