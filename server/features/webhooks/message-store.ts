import { sql } from "kysely";
import type { WebhookEvent } from "#contract/lists/webhook-events.ts";
import type { Db } from "#server/db/database.ts";

type NewMessage = {
  readonly host_id: number;
  readonly id: string;
  readonly webhook_id: number;
  readonly about: string;
  readonly type: WebhookEvent;
  readonly payload: string;
};

export type MessageRow = NonNullable<Awaited<ReturnType<typeof claimNext>>>;
export type Thread = { readonly hostId: number; readonly webhookId: number; readonly about: string };

/** Returns false if the webhook has heard of this new booking already. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("webhook_messages")
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The oldest unsent message, for a minute. Undefined if there is none, or if it is claimed or waits for its next try. */
export function claimNext(db: Db, { hostId, webhookId, about }: Thread) {
  return db
    .updateTable("webhook_messages")
    .set({ try_after: sql`now() + interval '1 minute'` })
    .where("host_id", "=", hostId)
    .where("id", "=", (oldest) =>
      oldest
        .selectFrom("webhook_messages as w")
        .select("w.id")
        .where("w.host_id", "=", hostId)
        .where("w.webhook_id", "=", webhookId)
        .where("w.about", "=", about)
        .where("w.state", "=", "waiting")
        .orderBy("w.seq")
        .limit(1),
    )
    .where("try_after", "<=", sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

type Tried = { readonly status: number | null; readonly ms: number };

const tried = (db: Db, { host_id, id }: MessageRow, { status, ms }: Tried) =>
  db
    .updateTable("webhook_messages")
    .set({ attempts: sql`attempts + 1`, last_status: status, last_ms: ms })
    .where("host_id", "=", host_id)
    .where("id", "=", id);

export async function markSent(db: Db, message: MessageRow, result: Tried): Promise<void> {
  await tried(db, message, result).set({ state: "sent" }).execute();
}

/** Returns when it is tried again. */
export async function planNextTry(db: Db, message: MessageRow, result: Tried, seconds: number): Promise<Date> {
  const { try_after } = await tried(db, message, result)
    .set({ try_after: sql`now() + make_interval(secs => ${seconds})` })
    .returning("try_after")
    .executeTakeFirstOrThrow();
  return try_after;
}

export async function giveUpMessages(db: Db, hostId: number, webhookId: number): Promise<void> {
  await db
    .updateTable("webhook_messages")
    .set({ state: "failed" })
    .where("host_id", "=", hostId)
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .execute();
}

export function findMessages(db: Db, hostId: number, webhookId: number, limit: number) {
  return db
    .selectFrom("webhook_messages")
    .selectAll()
    .where("host_id", "=", hostId)
    .where("webhook_id", "=", webhookId)
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
}

export function sendAgain(db: Db, { hostId, webhookId }: Omit<Thread, "about">, id: string) {
  return db
    .updateTable("webhook_messages")
    .set({ state: "waiting", try_after: sql`now()` })
    .where("host_id", "=", hostId)
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .returning("about")
    .executeTakeFirst();
}

export function findOverdue(db: Db) {
  return db
    .selectFrom("webhook_messages")
    .select(["host_id", "webhook_id", "about"])
    .distinct()
    .where("state", "=", "waiting")
    .where("try_after", "<", sql<Date>`now() - interval '2 minutes'`)
    .limit(1000)
    .execute();
}

export async function deleteOldMessages(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("webhook_messages")
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
