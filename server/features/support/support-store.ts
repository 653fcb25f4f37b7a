import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type NewContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly locale: string;
};

export async function insertContactMessage(db: Db, message: NewContactMessage): Promise<void> {
  await db.insertInto("contact_messages").values(message).execute();
}

type NewDeletionRequest = {
  readonly id: string;
  readonly email: string;
  readonly reason: "privacy" | "unused" | "experience" | "other" | null;
  readonly comments: string | null;
  readonly locale: string;
  readonly dueDays: number;
};

export type DeletionRequestRow = NonNullable<Awaited<ReturnType<typeof findDeletionRequest>>>;

export function insertDeletionRequest(db: Db, { dueDays, ...request }: NewDeletionRequest) {
  return db
    .insertInto("deletion_requests")
    .values({ ...request, due_at: sql<Date>`now() + ${dueDays} * interval '1 day'` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findDeletionRequest(db: Db, id: string) {
  return db.selectFrom("deletion_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

export function markDeletionConfirmed(db: Db, id: string) {
  return db
    .updateTable("deletion_requests")
    .set((row) => ({ confirmed_at: row.fn<Date>("now") }))
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteContactMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("contact_messages").where("created_at", "<", before).execute();
}

export async function deleteUnconfirmedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("deletion_requests")
    .where("confirmed_at", "is", null)
    .where("requested_at", "<", before)
    .execute();
}

export function findContactMessage(db: Db, id: number) {
  return db.selectFrom("contact_messages").select("id").where("id", "=", id).executeTakeFirst();
}

export function findContactMessages(db: Db, isAnswered: boolean, limit: number) {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where("answered_at", isAnswered ? "is not" : "is", null)
    .orderBy(isAnswered ? "answered_at" : "created_at", isAnswered ? "desc" : "asc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countWaitingMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("contact_messages")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("answered_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertContactAnswer(db: Db, id: number, answer: string) {
  return db
    .updateTable("contact_messages")
    .set((row) => ({ answer, answered_at: row.fn<Date>("now") }))
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * From now on a moderator must decide, even if only one of these users is left: that user may not be the person who
 * asked.
 */
export async function markUnclear(db: Db, id: string, userIds: readonly number[]): Promise<void> {
  await db
    .updateTable("deletion_requests")
    .set({ could_mean: [...userIds] })
    .where("id", "=", id)
    .execute();
}

/** Returns undefined if a choice was made before, or if the user is not one of those who may be meant. */
export function chooseUser(db: Db, id: string, userId: number) {
  return db
    .updateTable("deletion_requests")
    .set({ meant_user_id: userId })
    .where("id", "=", id)
    .where("meant_user_id", "is", null)
    .where("erased_at", "is", null)
    .where(sql<boolean>`${userId}::integer = any(could_mean)`)
    .returning("id")
    .executeTakeFirst();
}

export function findDeletionRequests(db: Db, limit: number) {
  return db
    .selectFrom("deletion_requests")
    .selectAll()
    .where("erased_at", "is", null)
    .orderBy((row) => row("confirmed_at", "is", null))
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

export async function countDeletionRequests(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("deletion_requests")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("confirmed_at", "is not", null)
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertDemoMessage(db: Db, message: NewContactMessage, createdAt: Date): Promise<void> {
  await db
    .insertInto("contact_messages")
    .values({ ...message, is_demo: true, created_at: createdAt })
    .execute();
}

export function findRequestToCarryOut(db: Db, confirmedBefore: Date, butNot: readonly string[]) {
  return db
    .selectFrom("deletion_requests")
    .selectAll()
    .where("confirmed_at", "<=", confirmedBefore)
    .where("erased_at", "is", null)
    .where("id", "<>", sql<string>`all(${[...butNot]}::uuid[])`)
    .orderBy("confirmed_at")
    .limit(1)
    .executeTakeFirst();
}

export function findMessagesFrom(db: Db, email: string) {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

export function findRequestsFrom(db: Db, email: string) {
  return db
    .selectFrom("deletion_requests")
    .selectAll()
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .orderBy("requested_at")
    .execute();
}

/** Ids can be reused after a restore, so an id alone could match somebody else's message. */
export async function deleteMessages(db: Db, ids: readonly number[], writtenBefore: Date): Promise<void> {
  await db
    .deleteFrom("contact_messages")
    .where("id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .where("created_at", "<=", writtenBefore)
    .execute();
}

/**
 * Confirmed requests are kept without personal data, so that their links can say that the erasure is done. The others
 * are deleted.
 */
export async function markRequestsErased(db: Db, ids: readonly string[]): Promise<void> {
  const those = sql<string>`any(${[...ids]}::uuid[])`;
  await db.deleteFrom("deletion_requests").where("id", "=", those).where("confirmed_at", "is", null).execute();
  await db
    .updateTable("deletion_requests")
    .set({ email: "", reason: null, comments: null, could_mean: [], meant_user_id: null, erased_at: sql<Date>`now()` })
    .where("id", "=", those)
    .where("erased_at", "is", null)
    .execute();
}

export async function deleteErasedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("deletion_requests").where("erased_at", "<", before).execute();
}
