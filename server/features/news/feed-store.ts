import type { Db } from "#server/db/database.ts";

/**
 * New feeds in the operator's list are due from `now` on. With PostgreSQL's own time, which has microseconds, they would be
 * due up to a millisecond later.
 */
export async function syncFeeds(db: Db, addresses: readonly string[], now: Date): Promise<void> {
  await db
    .deleteFrom("news_feeds")
    .$if(addresses.length > 0, (query) => query.where("address", "not in", [...addresses]))
    .execute();
  if (addresses.length === 0) return;
  await db
    .insertInto("news_feeds")
    .values(addresses.map((address) => ({ address, due_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findFeeds(db: Db) {
  return db.selectFrom("news_feeds").selectAll().orderBy("address").execute();
}

/**
 * Claims the feed unless another process has. `until` matters only if no outcome is recorded, for example after a
 * crash.
 */
export async function claimFeed(db: Db, address: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db
    .updateTable("news_feeds")
    .set({ due_at: until, last_tried_at: now })
    .where("address", "=", address)
    .where("due_at", "<=", now)
    .returning("address")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function recordSuccess(
  db: Db,
  address: string,
  outcome: {
    readonly now: Date;
    readonly dueAt: Date;
    readonly version?: { etag: string | null; lastModified: string | null };
  },
): Promise<void> {
  await db
    .updateTable("news_feeds")
    .set({ failures_in_row: 0, last_error: null, last_good_at: outcome.now, due_at: outcome.dueAt })
    .$if(outcome.version !== undefined, (query) =>
      query.set({ etag: outcome.version?.etag ?? null, last_modified: outcome.version?.lastModified ?? null }),
    )
    .where("address", "=", address)
    .execute();
}

export async function recordFailure(
  db: Db,
  address: string,
  outcome: { readonly failuresInRow: number; readonly error: string; readonly dueAt: Date },
): Promise<void> {
  await db
    .updateTable("news_feeds")
    .set({ failures_in_row: outcome.failuresInRow, last_error: outcome.error, due_at: outcome.dueAt })
    .where("address", "=", address)
    .execute();
}

export function findFailingFeeds(db: Db) {
  return db
    .selectFrom("news_feeds")
    .select(["address", "failures_in_row", "last_error", "last_tried_at", "last_good_at"])
    .where("failures_in_row", ">", 0)
    .orderBy("failures_in_row", "desc")
    .orderBy("address")
    .execute();
}
