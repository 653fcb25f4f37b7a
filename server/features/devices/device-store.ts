import { sql } from "kysely";
import type { PushKind, ReminderTime } from "#contract/lists/push-kinds.ts";
import type { Db } from "#server/db/database.ts";

type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

type NewDevice = Subscription & {
  readonly user_id: number;
  readonly name: string;
  readonly locale: string;
  readonly kinds: PushKind[];
};

/** A browser has one subscription. Whoever uses it last gets the messages. */
export function saveDevice(db: Db, device: NewDevice) {
  return db
    .insertInto("devices")
    .values(device)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(device))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findDevicesOf(db: Db, userId: number) {
  return db.selectFrom("devices").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}

export function findDevicesFor(db: Db, userIds: readonly number[], kind: PushKind) {
  return db
    .selectFrom("devices")
    .selectAll()
    .where("user_id", "=", sql<number>`any(${[...userIds]}::int[])`)
    .where(sql<boolean>`${kind} = any(kinds)`)
    .execute();
}

export function findDevice(db: Db, id: number) {
  return db.selectFrom("devices").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function deleteDevice(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("devices")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteDevicesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("devices").where("user_id", "=", userId).execute();
}

type NewReminder = Subscription & {
  readonly host_id: number;
  readonly booking_id: string;
  readonly locale: string;
  readonly times: ReminderTime[];
  readonly starts_at: Date;
};

export async function saveReminder(db: Db, reminder: NewReminder): Promise<void> {
  await db
    .insertInto("booking_reminders")
    .values(reminder)
    .onConflict((conflict) => conflict.columns(["host_id", "booking_id", "endpoint"]).doUpdateSet(reminder))
    .execute();
}

export function findReminders(db: Db, bookingId: string) {
  return db.selectFrom("booking_reminders").selectAll().where("booking_id", "=", bookingId).execute();
}

export async function changeStartOfReminders(db: Db, bookingId: string, startsAt: Date): Promise<void> {
  await db.updateTable("booking_reminders").set({ starts_at: startsAt }).where("booking_id", "=", bookingId).execute();
}

export async function deletePastReminders(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("booking_reminders")
    .where("starts_at", "<", sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteReminder(db: Db, bookingId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom("booking_reminders")
    .where("booking_id", "=", bookingId)
    .where("endpoint", "=", endpoint)
    .execute();
}

export async function deleteRemindersOf(db: Db, bookingIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("booking_reminders")
    .where("booking_id", "=", sql<string>`any(${[...bookingIds]}::text[])`)
    .execute();
}

/** The push service says that the browser has unsubscribed. */
export async function deleteEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("devices").where("endpoint", "=", endpoint).execute();
  await db.deleteFrom("booking_reminders").where("endpoint", "=", endpoint).execute();
}
