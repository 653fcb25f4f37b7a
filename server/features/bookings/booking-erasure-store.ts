import { randomUUID } from "node:crypto";
import type { NotNull } from "kysely";
import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { BookingRow } from "./booking-store.ts";
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

/** Visits of one customer stay those of one person, but nobody can find out who it was. Returns the bookings as they were. */
export async function eraseCustomers(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  const customers = await db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .forUpdate()
    .execute();
  for (const { host_id, customer_phone } of customers)
    if (customer_phone !== null) await saveNote(db, host_id, customer_phone, null);
  const salt = randomUUID();
  await db
    .updateTable("bookings")
    .set({
      ...nobody,
      customer_key: sql<string>`encode(sha256(convert_to(customer_key || ${salt}, 'UTF8')), 'base64')`,
      details_erased_at: sql<Date>`coalesce(details_erased_at, now())`,
    })
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return customers;
}

/** Everything that the daily summaries count from this moment on. */
export function findVisitsFrom(db: Db, hostId: number, from: Date) {
  return db
    .selectFrom("bookings")
    .select(["calendar_id", "starts_at", "ends_at", "status", "items", "booked_by", "source", "customer_key"])
    .where("host_id", "=", hostId)
    .where("ends_at", ">", from)
    .orderBy("starts_at")
    .execute();
}

/** Bookings of earlier releases have no key yet. */
export function findWithoutKey(db: Db, hostId: number) {
  return db
    .selectFrom("bookings")
    .select(["id", "customer_phone"])
    .where("host_id", "=", hostId)
    .where("customer_key", "is", null)
    .where("customer_phone", "is not", null)
    .$narrowType<{ customer_phone: NotNull }>()
    .execute();
}

export async function saveKeys(db: Db, keys: readonly { readonly id: string; readonly key: string }[]): Promise<void> {
  await sql`
    update bookings set customer_key = k.key from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id text, key text)
     where bookings.id = k.id and bookings.customer_key is null`.execute(db);
}

export async function forgetKeysBefore(db: Db, moment: Date): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ customer_key: null })
    .where("starts_at", "<", moment)
    .where("customer_key", "is not", null)
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
