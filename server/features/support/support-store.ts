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
};

export type DeletionRequestRow = NonNullable<Awaited<ReturnType<typeof findDeletionRequest>>>;

export function insertDeletionRequest(db: Db, request: NewDeletionRequest) {
  return db.insertInto("deletion_requests").values(request).returningAll().executeTakeFirstOrThrow();
}

export function findDeletionRequest(db: Db, id: string) {
  return db.selectFrom("deletion_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The first confirmation counts: a second one finds nothing to change. */
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
