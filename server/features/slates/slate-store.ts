import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export function findSlate(db: Db, id: number) {
  return db.selectFrom("slates").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findSlateIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db.selectFrom("slates").select("id").orderBy("id", "desc").limit(limit).execute();
  return rows.map(({ id }) => id);
}

export function findAuthor(db: Db, id: number) {
  return db.selectFrom("slate_authors").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The primary key makes sure that a visitor counts once per hour. */
export async function countView(db: Db, slateId: number, visitor: Buffer, hour: Date): Promise<void> {
  await sql`
    with seen as (
      insert into slate_views (slate_id, visitor, hour) values (${slateId}, ${visitor}, ${hour})
      on conflict do nothing returning slate_id
    )
    update slates set view_count = view_count + 1 where id in (select slate_id from seen)`.execute(db);
}

export async function deleteViewsBefore(db: Db, hour: Date): Promise<void> {
  await db.deleteFrom("slate_views").where("hour", "<", hour).execute();
}

type NewAuthor = {
  first_name: string;
  last_name: string;
  headline: string;
  title: string;
  location: string;
  profile_image_url: string | null;
};

export async function insertAuthor(db: Db, author: NewAuthor): Promise<number> {
  return (await db.insertInto("slate_authors").values(author).returning("id").executeTakeFirstOrThrow()).id;
}

type NewSlate = {
  author_id: number;
  text: string;
  media_type: "image" | "video" | null;
  media_url: string | null;
  media_poster_url: string | null;
  view_count: number;
  like_count: number;
  comment_count: number;
  created_at: Date;
};

export async function insertSlate(db: Db, slate: NewSlate): Promise<void> {
  await db.insertInto("slates").values(slate).execute();
}
