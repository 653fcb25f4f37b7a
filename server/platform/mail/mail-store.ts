import { type NotNull, sql } from "kysely";
import { addressPatterns } from "#server/db/address-patterns.ts";
import type { Db } from "#server/db/database.ts";

type NewMail = { readonly id: string; readonly cause: string | null; readonly message: object };

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
    .$narrowType<{ sent_at: NotNull; message: NotNull }>()
    .execute();
}

const maxAtOnce = 500;

export function findMailsBefore(db: Db, before: Date) {
  return db
    .selectFrom("mails")
    .select(["id", "created_at"])
    .where("created_at", "<", before)
    .limit(maxAtOnce)
    .execute();
}

export async function deleteMails(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("id", "in", [...ids])
    .execute();
}

/**
 * Selects mails by recipient, by an address in the text, or by what caused them. A person's name is never used, because
 * it can be any word.
 */
export type About = {
  readonly recipients: readonly string[];
  readonly mentioned: readonly string[];
  readonly causedBy: readonly string[];
};

/** Mails whose text was deleted are left out. */
export async function findMailsAbout(db: Db, { recipients, mentioned, causedBy }: About) {
  return db
    .selectFrom("mails")
    .select(["id", "created_at", "sent_at"])
    .where("message", "is not", null)
    .where(
      sql<boolean>`(
        string_to_array(split_part(cause, ':', 2), ',') && ${[...causedBy]}::text[]
        or lower(message ->> 'to') = any(${recipients.map((email) => email.toLowerCase())}::text[])
        or exists (
          select from jsonb_path_query(message, 'strict $.**') part
          where jsonb_typeof(part) = 'string' and lower(part #>> '{}') ~ any(${addressPatterns(mentioned)}::text[])
        )
      )`,
    )
    .execute();
}

export async function clearMessages(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("mails")
    .set({ message: null })
    .where("id", "in", [...ids])
    .execute();
}
