import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export function findFeed(db: Db, accountId: number) {
  return db
    .selectFrom("calendar_feeds")
    .select(["provider_account_id", "version"])
    .where("provider_account_id", "=", accountId)
    .where("is_open", "=", true)
    .executeTakeFirst();
}

export function renewFeedVersion(db: Db, accountId: number) {
  return db
    .insertInto("calendar_feeds")
    .values({ provider_account_id: accountId })
    .onConflict((conflict) =>
      conflict.column("provider_account_id").doUpdateSet({
        version: sql<number>`calendar_feeds.version + 1`,
        is_open: true,
        renewed_at: sql<Date>`now()`,
      }),
    )
    .returning(["provider_account_id", "version"])
    .executeTakeFirstOrThrow();
}

export async function closeFeed(db: Db, accountId: number): Promise<void> {
  await db.updateTable("calendar_feeds").set({ is_open: false }).where("provider_account_id", "=", accountId).execute();
}

export function findFeedOf(db: Db, accountId: number) {
  return db
    .selectFrom("calendar_feeds")
    .select(["is_open", "renewed_at"])
    .where("provider_account_id", "=", accountId)
    .executeTakeFirst();
}

export async function deleteFeedOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("provider_account_id", "=", accountId).execute();
}
