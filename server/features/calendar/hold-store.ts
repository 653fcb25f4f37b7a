import { type NotNull, sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { CalendarKey } from "./calendar-store.ts";
import type { Interval } from "./time-rules.ts";

export type NewHold = CalendarKey & {
  readonly id: string;
  readonly during: Interval;
  readonly serviceItemIds: readonly number[];
  /** Minutes from now, or a moment. */
  readonly until: number | Date;
  /** Either the address of a browser, or somebody on the waiting list. */
  readonly addressHash: Buffer | null;
  readonly offeredTo: string | null;
  readonly browserHash: Buffer | null;
};

export async function insertHold(db: Db, hold: NewHold): Promise<Date> {
  const { hostId, calendarId, serviceItemIds, during } = hold;
  const [first = null, ...further] = serviceItemIds;
  const [start, end] = [during.start, during.end].map((moment) => new Date(moment).toISOString());
  const { expires_at } = await db
    .insertInto("held_times")
    .values({
      host_id: hostId,
      calendar_id: calendarId,
      kind: "hold",
      booking_id: null,
      service_item_id: first,
      further_item_ids: further,
      during: `[${start},${end})`,
      hold_id: hold.id,
      address_hash: hold.addressHash,
      offered_to: hold.offeredTo,
      browser_hash: hold.browserHash,
      expires_at: typeof hold.until === "number" ? sql<Date>`now() + make_interval(mins => ${hold.until})` : hold.until,
    })
    .returning("expires_at")
    .$narrowType<{ expires_at: NotNull }>()
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Returns the host whose time is free again, or undefined if there was no such hold. */
export function deleteHold(db: Db, id: string) {
  return db
    .deleteFrom("held_times")
    .where("kind", "=", "hold")
    .where("hold_id", "=", id)
    .returning(["host_id"])
    .executeTakeFirst();
}

/** Returns whether there was one. */
export async function deleteHoldOfBrowser(db: Db, hostId: number, browserHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("held_times")
    .where("host_id", "=", hostId)
    .where("browser_hash", "=", browserHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Expired holds count as free already, but the exclusion constraint still sees them. */
export async function deleteExpiredHolds(db: Db, hostId: number): Promise<void> {
  await expired(db).where("host_id", "=", hostId).execute();
}

/** Returns the hosts whose time is free again. */
export async function deleteAllExpiredHolds(db: Db): Promise<number[]> {
  const rows = await expired(db).returning("host_id").execute();
  return [...new Set(rows.map(({ host_id }) => host_id))];
}

const expired = (db: Db) =>
  db.deleteFrom("held_times").where("kind", "=", "hold").where("expires_at", "<=", sql<Date>`now()`);

export async function countHoldsFrom(db: Db, addressHash: Buffer): Promise<number> {
  const { count } = await db
    .selectFrom("held_times")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("kind", "=", "hold")
    .where("address_hash", "=", addressHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Holds of one address wait for each other, so that they cannot exceed the limit together. */
export async function lockHoldsOf(db: Db, addressHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${holdLock}::integer, ${addressHash.readInt32BE(0)}::integer)`.execute(db);
}

const holdLock = 7302;

/** Before a visit is inserted: these are expired, the customer's own, or of a time that the host books. */
export async function deleteHoldsIn(
  db: Db,
  { hostId, calendarId }: CalendarKey,
  { start, end }: Interval,
  ownHold: string | null,
): Promise<void> {
  const range = `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
  await sql`
    delete from held_times
     where host_id = ${hostId} and kind = 'hold'
       and ((calendar_id = ${calendarId} and during && ${range}::tstzrange) or hold_id = ${ownHold})`.execute(db);
}
