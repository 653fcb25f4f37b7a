import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import { saveNote } from "./customer-note-store.ts";

const ahead = sql<boolean>`status = 'confirmed' and starts_at > now()`;

export function findUpcomingOfHost(db: Db, hostId: number) {
  return db.selectFrom("bookings").selectAll().where("host_id", "=", hostId).where(ahead).execute();
}

export function findUpcomingOfCustomer(db: Db, email: string) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where(sql`lower(customer_email)`, "=", email.toLowerCase())
    .where(ahead)
    .execute();
}

export function findBookingsOfCustomer(db: Db, email: string) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where(sql`lower(customer_email)`, "=", email.toLowerCase())
    .orderBy("starts_at")
    .execute();
}

export function findAllBookingsOf(db: Db, hostId: number) {
  return db.selectFrom("bookings").selectAll().where("host_id", "=", hostId).orderBy("starts_at").execute();
}

export function findNamedBookings(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .where("details_erased_at", "is", null)
    .execute();
}

const nobody = { customer_name: null, customer_phone: null, customer_email: null, cancel_note: null } as const;

export async function eraseCustomers(db: Db, ids: readonly string[]): Promise<void> {
  const customers = await db
    .selectFrom("bookings")
    .select(["host_id", "customer_phone"])
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .forUpdate()
    .execute();
  for (const { host_id, customer_phone } of customers)
    if (customer_phone !== null) await saveNote(db, host_id, customer_phone, null);
  await db
    .updateTable("bookings")
    .set({ ...nobody, details_erased_at: sql<Date>`now()` })
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .where("details_erased_at", "is", null)
    .execute();
}

const maxAtOnce = 1000;

/** Clears one batch of bookings that ended more than `months` ago, and returns its size. */
export async function eraseExpiredCustomers(db: Db, months: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("bookings")
    .set({ ...nobody, details_erased_at: sql<Date>`now()` })
    .where("id", "in", (old) =>
      old
        .selectFrom("bookings")
        .select("id")
        .where("details_erased_at", "is", null)
        .where("ends_at", "<", sql<Date>`now() - ${months} * interval '1 month'`)
        .orderBy("ends_at")
        .limit(maxAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteBookingsOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("bookings").where("host_id", "=", hostId).execute();
}
