import type { Db } from "#server/db/database.ts";

type NewMail = { readonly id: string; readonly cause: string | null; readonly message: object };

/** False when a mail for the same cause is already there. */
export async function insertMail(db: Db, { id, cause, message }: NewMail): Promise<boolean> {
  const inserted = await db
    .insertInto("mails")
    .values({ id, cause, message: JSON.stringify(message) })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findUnsentMail(db: Db, id: string) {
  return db
    .selectFrom("mails")
    .select(["id", "message", "created_at"])
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .executeTakeFirst();
}

export async function findUnsentMails(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mails")
    .select(["id", "message", "created_at"])
    .where("id", "in", [...ids])
    .where("sent_at", "is", null)
    .execute();
}

export async function markMailSent(db: Db, id: string, keepsMessage: boolean): Promise<void> {
  await db
    .updateTable("mails")
    .set((row) => ({ sent_at: row.fn<Date>("now"), ...(keepsMessage ? {} : { message: null }) }))
    .where("id", "=", id)
    .execute();
}

export async function findSentMails(db: Db, limit: number) {
  return db
    .selectFrom("mails")
    .select(["id", "message", "sent_at"])
    .where("sent_at", "is not", null)
    .where("message", "is not", null)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("mails").where("created_at", "<", before).execute();
}
