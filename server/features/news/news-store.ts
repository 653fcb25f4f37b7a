import { type RawBuilder, sql } from "kysely";
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
  /** These keys come from `indexKeysOfReader`. */
  readonly ways: { readonly both: string; readonly origin: string; readonly residence: string };
  readonly offset: number;
  readonly limit: number;
  readonly asOf: string | null;
};

/**
 * Stories about both countries come first, then those about one of them, newest first. Each index key is read only as
 * far as the page needs, so the cost does not depend on the number of stories.
 */
export async function findNews(db: Db, page: Page): Promise<NewsRow[]> {
  const { rows } = await newsPage(page).execute(db);
  return rows;
}

export function newsPage({ ways, offset, limit, asOf }: Page) {
  const rowsNeeded = offset + limit;
  const walk = (way: string, count: RawBuilder<unknown>) => sql`
      select item_id, published_at from news_ways_in
       where way_in = ${way} and known_at <= ${asOf ?? "infinity"}::timestamptz
       order by published_at desc, item_id desc limit ${count}`;
  // Stories about one country are needed only if those about both do not fill the page. In that case `of_both` contains
  // every story about both, so no story appears twice.
  const rest = sql`(select case when count(*) < ${rowsNeeded} then ${rowsNeeded} else 0 end from of_both)`;
  return sql<NewsRow>`
    with of_both as materialized (${walk(ways.both, sql`${rowsNeeded}`)}),
    of_either as ((${walk(ways.origin, rest)}) union all (${walk(ways.residence, rest)})),
    page as (
      select item_id, published_at, 0 as distance from of_both
      union all
      select item_id, published_at, 1 from of_either where item_id not in (select item_id from of_both)
      order by distance, published_at desc, item_id desc
      limit ${limit} offset ${offset}
    )
    select i.id, i.title, i.snippet, i.source, coalesce(i.thumbnail_url, p.url) as thumbnail_url, i.link, i.published_at
      from page
      join news_items i on i.id = page.item_id
      left join news_pictures p on p.address = i.picture_address
     order by page.distance, page.published_at desc, page.item_id desc`;
}

export type NewStory = NewsRow & {
  readonly canonical_link: string;
  readonly title_key: string | null;
  readonly picture_address: string | null;
  readonly origins: readonly string[];
  readonly residences: readonly string[];
};

/** Two feeds may deliver the same story at once. This lock makes the second wait, so that it finds the first. */
export async function lockStoryStorage(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news: one story at a time'))`.execute(trx);
}

/** A story is the same if it has the same canonical link, or the same headline at about the same time. */
export function findSameStory(trx: Db, story: NewStory, withinMs: number) {
  const earliest = new Date(story.published_at.getTime() - withinMs);
  const latest = new Date(story.published_at.getTime() + withinMs);
  return trx
    .selectFrom("news_items")
    .select(["id", "published_at", "origins", "residences"])
    .where((where) =>
      where.or([
        where("canonical_link", "=", story.canonical_link),
        where.and([
          where("title_key", "=", story.title_key),
          where("published_at", ">=", earliest),
          where("published_at", "<=", latest),
        ]),
      ]),
    )
    .orderBy((by) => by("canonical_link", "=", story.canonical_link), "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertStory(trx: Db, story: NewStory): Promise<void> {
  await trx
    .insertInto("news_items")
    .values({ ...story, origins: [...story.origins], residences: [...story.residences] })
    .execute();
}

/** Another feed may list a stored story for more countries. */
export async function setCountries(trx: Db, id: string, origins: readonly string[], residences: readonly string[]) {
  await trx
    .updateTable("news_items")
    .set({ origins: [...origins], residences: [...residences] })
    .where("id", "=", id)
    .execute();
}

export async function addWaysIn(trx: Db, id: string, publishedAt: Date, ways: readonly string[]): Promise<void> {
  if (ways.length === 0) return;
  await trx
    .insertInto("news_ways_in")
    .values(ways.map((way_in) => ({ way_in, published_at: publishedAt, item_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteNewsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("news_items").where("published_at", "<", before).execute();
}
