import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import { deleteGuestMessagesOf } from "./message-store.ts";

export function findRegistrationsOfGuest(db: Db, email: string) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where(sql`lower(guest_email)`, "=", email.toLowerCase())
    .orderBy("created_at")
    .execute();
}

export function findRegistrationsOfHost(db: Db, hostId: number) {
  return db.selectFrom("registrations").selectAll().where("host_id", "=", hostId).orderBy("created_at").execute();
}

export function findNamedRegistrations(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("registrations")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .where("details_erased_at", "is", null)
    .execute();
}

const nobody = { guest_name: null, guest_phone: null, guest_email: null, guest_time_zone: null } as const;

export async function eraseGuests(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("registrations")
    .set({ ...nobody, details_erased_at: sql<Date>`now()` })
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .where("details_erased_at", "is", null)
    .execute();
}

export async function findEventsWithDetails(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("registrations")
    .select("event_id")
    .distinct()
    .where("details_erased_at", "is", null)
    .execute();
  return rows.map(({ event_id }) => event_id);
}

export async function eraseGuestsOfEvents(db: Db, eventIds: readonly number[]): Promise<number> {
  if (eventIds.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable("registrations")
    .set({ ...nobody, details_erased_at: sql<Date>`now()` })
    .where("event_id", "in", [...eventIds])
    .where("details_erased_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteRegistrationsOf(db: Db, hostId: number): Promise<void> {
  await deleteGuestMessagesOf(db, hostId);
  await db.deleteFrom("registrations").where("host_id", "=", hostId).execute();
}
