import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export function findFeed(db: Db, hostId: number) {
  return db
    .selectFrom("calendar_feeds")
    .select(["host_id", "version"])
    .where("host_id", "=", hostId)
    .where("is_open", "=", true)
    .executeTakeFirst();
}

export function renewFeedVersion(db: Db, hostId: number) {
  return db
    .insertInto("calendar_feeds")
    .values({ host_id: hostId })
    .onConflict((conflict) =>
      conflict.column("host_id").doUpdateSet({
        version: sql<number>`calendar_feeds.version + 1`,
        is_open: true,
        renewed_at: sql<Date>`now()`,
      }),
    )
    .returning(["host_id", "version"])
    .executeTakeFirstOrThrow();
}

export async function closeFeed(db: Db, hostId: number): Promise<void> {
  await db.updateTable("calendar_feeds").set({ is_open: false }).where("host_id", "=", hostId).execute();
}

export function findFeedOf(db: Db, hostId: number) {
  return db
    .selectFrom("calendar_feeds")
    .select(["is_open", "renewed_at"])
    .where("host_id", "=", hostId)
    .executeTakeFirst();
}

export async function deleteFeedOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("host_id", "=", hostId).execute();
}
