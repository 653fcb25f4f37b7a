import { sql } from "kysely";
import type { WebhookEvent } from "#contract/lists/webhook-events.ts";
import type { Db } from "#server/db/database.ts";

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

export function findWebhooks(db: Db, hostId: number) {
  return db.selectFrom("webhooks").selectAll().where("host_id", "=", hostId).orderBy("id").execute();
}

/** Those that are sent messages about this. */
export function findListening(db: Db, hostId: number, event: WebhookEvent) {
  return db
    .selectFrom("webhooks")
    .select(["id", "added_at"])
    .where("host_id", "=", hostId)
    .where(sql<boolean>`${event} = any(events)`)
    .where("disabled_at", "is", null)
    .execute();
}

export function findWebhook(db: Db, hostId: number, id: number) {
  return one(db, hostId, id).selectAll().executeTakeFirst();
}

const one = (db: Db, hostId: number, id: number) =>
  db.selectFrom("webhooks").where("host_id", "=", hostId).where("id", "=", id);

type Fields = { readonly address: string; readonly events: WebhookEvent[] };

export function insertWebhook(db: Db, hostId: number, fields: Fields) {
  return db
    .insertInto("webhooks")
    .values({ host_id: hostId, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const changed = (db: Db, hostId: number, id: number) =>
  db.updateTable("webhooks").where("host_id", "=", hostId).where("id", "=", id);

export function changeWebhook(db: Db, hostId: number, id: number, fields: Fields) {
  return changed(db, hostId, id)
    .set({ ...fields, failing_since: null, disabled_at: null })
    .returningAll()
    .executeTakeFirst();
}

export function renewSecret(db: Db, hostId: number, id: number) {
  return changed(db, hostId, id)
    .set({ generation: sql`generation + 1`, previous_until: sql`now() + interval '24 hours'` })
    .returningAll()
    .executeTakeFirst();
}

export async function deleteWebhook(db: Db, hostId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("webhooks")
    .where("host_id", "=", hostId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteWebhooksOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("webhooks").where("host_id", "=", hostId).execute();
}

export async function markAccepting(db: Db, { host_id, id }: WebhookRow): Promise<void> {
  await changed(db, host_id, id).set({ failing_since: null }).where("failing_since", "is not", null).execute();
}

export async function markRefusing(db: Db, { host_id, id }: WebhookRow): Promise<void> {
  await changed(db, host_id, id).set({ failing_since: sql`now()` }).where("failing_since", "is", null).execute();
}

/** Returns whether it has failed for 3 days and was not disabled before. */
export async function disableAfterThreeDays(db: Db, { host_id, id }: WebhookRow): Promise<boolean> {
  const { numUpdatedRows } = await changed(db, host_id, id)
    .set({ disabled_at: sql`now()` })
    .where("disabled_at", "is", null)
    .where("failing_since", "<=", sql<Date>`now() - interval '3 days'`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
