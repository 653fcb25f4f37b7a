import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

/** Two bookings can have the same customer, so locking a booking does not protect the note. */
export async function lockNote(trx: Db, hostId: number, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}::text, ${hostId}::bigint))`.execute(trx);
}

export async function findNote(db: Db, hostId: number, phone: string): Promise<string | null> {
  const found = await db
    .selectFrom("customer_notes")
    .select("note")
    .where("host_id", "=", hostId)
    .where("phone", "=", phone)
    .executeTakeFirst();
  return found?.note ?? null;
}

export async function saveNote(db: Db, hostId: number, phone: string, note: string | null): Promise<void> {
  if (note === null) {
    await db.deleteFrom("customer_notes").where("host_id", "=", hostId).where("phone", "=", phone).execute();
    return;
  }
  await db
    .insertInto("customer_notes")
    .values({ host_id: hostId, phone, note })
    .onConflict((row) => row.columns(["host_id", "phone"]).doUpdateSet({ note, written_at: sql<Date>`now()` }))
    .execute();
}

export function findNotesOf(db: Db, hostId: number) {
  return db
    .selectFrom("customer_notes")
    .select(["phone", "note", "written_at"])
    .where("host_id", "=", hostId)
    .orderBy("phone")
    .execute();
}

export async function deleteNotesOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("customer_notes").where("host_id", "=", hostId).execute();
}

/** A note is kept as long as the phone number of at least one booking. */
export async function deleteNotesWithoutBookings(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_notes")
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("bookings")
            .select("id")
            .whereRef("bookings.host_id", "=", "customer_notes.host_id")
            .whereRef("bookings.customer_phone", "=", "customer_notes.phone"),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
