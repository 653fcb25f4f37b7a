import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Availability, HeldTime } from "./calendar-rules.ts";
import type { Interval } from "./time-rules.ts";

export const calendarTopic = (accountId: number) => `calendar:${accountId}`;

export type Calendar = { readonly availability: Availability[]; readonly held: HeldTime[]; readonly now: number };

type Row = {
  kind: "availability" | "held" | "now";
  starts: Date;
  ends: Date;
  is_available: boolean | null;
  booking_id: string | null;
  service_item_id: number | null;
};

/** Everything that overlaps the window, and the database's clock, in one query. */
export async function readCalendar(db: Db, accountId: number, window: Interval): Promise<Calendar> {
  const range = rangeOf(window);
  const { rows } = await sql<Row>`
    select 'availability' as kind, lower(during) as starts, upper(during) as ends, is_available, null as booking_id, null::integer as service_item_id
      from availability where provider_account_id = ${accountId} and during && ${range}::tstzrange
    union all
    select 'held', lower(during), upper(during), null, booking_id, service_item_id
      from held_times where provider_account_id = ${accountId} and during && ${range}::tstzrange
    union all
    select 'now', now(), now(), null, null, null`.execute(db);
  const interval = ({ starts, ends }: Row) => ({ start: starts.getTime(), end: ends.getTime() });
  return {
    availability: rows
      .filter(({ kind }) => kind === "availability")
      .map((row) => ({ ...interval(row), isAvailable: row.is_available as boolean })),
    held: rows
      .filter(({ kind }) => kind === "held")
      .map((row) => ({
        ...interval(row),
        bookingId: row.booking_id as string,
        serviceItemId: row.service_item_id as number,
      })),
    now: rows.find(({ kind }) => kind === "now")?.starts.getTime() as number,
  };
}

/** Writers of one calendar wait here instead of deadlocking on the constraint. Held until the transaction ends. */
export async function lockCalendar(db: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${calendarLock}::integer, ${accountId}::integer)`.execute(db);
}

const calendarLock = 7301;

/** Reaches every process, once the transaction has committed. */
export async function announceChange(db: Db, accountId: number): Promise<void> {
  await sql`select pg_notify('kindred', ${calendarTopic(accountId)})`.execute(db);
}

/** Deletes and returns adjacent intervals too, so that they can be merged with the new one. */
export async function takeAvailability(db: Db, accountId: number, change: Interval): Promise<Availability[]> {
  const range = rangeOf(change);
  const { rows } = await sql<{ starts: Date; ends: Date; is_available: boolean }>`
    delete from availability
     where provider_account_id = ${accountId} and (during && ${range}::tstzrange or during -|- ${range}::tstzrange)
     returning lower(during) as starts, upper(during) as ends, is_available`.execute(db);
  return rows.map(({ starts, ends, is_available }) => ({
    start: starts.getTime(),
    end: ends.getTime(),
    isAvailable: is_available,
  }));
}

export async function putAvailability(db: Db, accountId: number, intervals: readonly Availability[]): Promise<void> {
  const rows = intervals.map((interval) => ({
    provider_account_id: accountId,
    during: rangeOf(interval),
    is_available: interval.isAvailable,
  }));
  await db.insertInto("availability").values(rows).execute();
}

export async function insertHeldTime(db: Db, accountId: number, hold: HeldTime): Promise<void> {
  await db
    .insertInto("held_times")
    .values({
      provider_account_id: accountId,
      booking_id: hold.bookingId,
      service_item_id: hold.serviceItemId,
      during: rangeOf(hold),
    })
    .execute();
}

export async function changeHeldTime(db: Db, accountId: number, bookingId: string, to: Interval): Promise<void> {
  await db
    .updateTable("held_times")
    .set({ during: rangeOf(to) })
    .where("provider_account_id", "=", accountId)
    .where("booking_id", "=", bookingId)
    .execute();
}

export async function deleteHeldTime(db: Db, accountId: number, bookingId: string): Promise<void> {
  await db
    .deleteFrom("held_times")
    .where("provider_account_id", "=", accountId)
    .where("booking_id", "=", bookingId)
    .execute();
}

export async function findAvailabilityOf(db: Db, accountId: number) {
  const { rows } = await sql<{ starts: Date; ends: Date; is_available: boolean }>`
    select lower(during) as starts, upper(during) as ends, is_available
      from availability where provider_account_id = ${accountId} order by during`.execute(db);
  return rows;
}

export async function deleteCalendarOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("availability").where("provider_account_id", "=", accountId).execute();
  await db.deleteFrom("held_times").where("provider_account_id", "=", accountId).execute();
}

function rangeOf({ start, end }: Interval): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
