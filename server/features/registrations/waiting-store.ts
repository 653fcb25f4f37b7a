import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

export function findWaiting(db: Db, eventId: number) {
  return db
    .selectFrom("registrations")
    .select(["id", "places"])
    .where("event_id", "=", eventId)
    .where("status", "=", "waiting")
    .orderBy("waiting_since")
    .orderBy("id")
    .execute();
}

export async function countAhead(
  db: Db,
  { event_id, waiting_since }: { event_id: number; waiting_since: Date | null },
) {
  const { count } = await db
    .selectFrom("registrations")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("event_id", "=", event_id)
    .where("status", "=", "waiting")
    .where("waiting_since", "<", waiting_since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markOffered(db: Db, ids: readonly string[], endsAt: Date): Promise<void> {
  await db
    .updateTable("registrations")
    .set((row) => ({
      status: "offered",
      offered_at: sql<Date>`now()`,
      offer_ends_at: endsAt,
      sequence: row("sequence", "+", 1),
    }))
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

export function markAccepted(db: Db, id: string, places: number) {
  return db
    .updateTable("registrations")
    .set((row) => ({
      status: "confirmed",
      places,
      waiting_since: null,
      offered_at: null,
      offer_ends_at: null,
      sequence: row("sequence", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markExpired(db: Db, id: string): Promise<void> {
  await db.updateTable("registrations").set({ status: "expired" }).where("id", "=", id).execute();
}

/** At the end of the list. */
export function markWaiting(db: Db, id: string) {
  return db
    .updateTable("registrations")
    .set((row) => ({
      status: "waiting",
      waiting_since: sql<Date>`clock_timestamp()`,
      offered_at: null,
      offer_ends_at: null,
      sequence: row("sequence", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findEndedOffers(db: Db, limit: number) {
  return db
    .selectFrom("registrations")
    .select(["id", "event_id"])
    .where("status", "=", "offered")
    .where("offer_ends_at", "<=", sql<Date>`now()`)
    .orderBy("offer_ends_at")
    .limit(limit)
    .execute();
}
