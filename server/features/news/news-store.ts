import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export type NewsRow = {
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  readonly source: string;
  readonly thumbnail_url: string | null;
  readonly link: string;
  readonly published_at: Date;
};

type Page = {
  readonly origin: string;
  readonly residence: string;
  readonly offset: number;
  readonly limit: number;
  readonly asOf: string | null;
};

/**
 * One page: items of both countries first, then of either, newest first. Each way in reads at most as many rows as the
 * page can need, so the cost follows what is asked, not what is stored.
 */
export async function findNews(db: Db, page: Page): Promise<NewsRow[]> {
  const most = page.offset + page.limit;
  const asOf = page.asOf ?? "infinity";
  const { rows } = await sql<NewsRow>`
    with of_both as (
      select o.item_id, o.published_at
        from news_places o
        join news_places r on r.kind = 'residence' and r.country = ${page.residence} and r.published_at = o.published_at and r.item_id = o.item_id
       where o.kind = 'origin' and o.country = ${page.origin}
       order by o.published_at desc, o.item_id limit ${most}
    ), of_origin as (
      select item_id, published_at from news_places where kind = 'origin' and country = ${page.origin}
       order by published_at desc, item_id limit ${most * 2}
    ), of_residence as (
      select item_id, published_at from news_places where kind = 'residence' and country = ${page.residence}
       order by published_at desc, item_id limit ${most * 2}
    ), ranked as (
      select item_id, published_at, 0 as rank from of_both
      union all
      select item_id, published_at, 1 from (select * from of_origin union select * from of_residence) as of_either
       where item_id not in (select item_id from of_both)
    )
    select i.id, i.title, i.snippet, i.source, i.thumbnail_url, i.link, i.published_at
      from ranked join news_items i on i.id = ranked.item_id
     where i.first_seen_at <= ${asOf}::timestamptz
     order by ranked.rank, ranked.published_at desc, ranked.item_id
     limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export type NewNews = Omit<NewsRow, "published_at"> & {
  readonly published_at: Date;
  readonly origins: readonly string[];
  readonly residences: readonly string[];
};

/** Stores an item once: the same link is the same story. */
export async function insertNews(db: Db, item: NewNews): Promise<boolean> {
  const inserted = await db
    .insertInto("news_items")
    .values({ ...item, origins: [...item.origins], residences: [...item.residences] })
    .onConflict((conflict) => conflict.column("link").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const place = (kind: "origin" | "residence") => (country: string) => ({
    kind,
    country,
    published_at: item.published_at,
    item_id: item.id,
  });
  const places = [...item.origins.map(place("origin")), ...item.residences.map(place("residence"))];
  if (places.length > 0) await db.insertInto("news_places").values(places).execute();
  return true;
}
