import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Availability, CalendarTimes, HeldTime } from "./calendar-rules.ts";
import type { Interval } from "./time-rules.ts";

/** `now` is the database's time. */
export type HostTimes = {
  readonly of: (calendar: { readonly id: number }) => CalendarTimes;
  readonly now: number;
};

type Row = {
  calendar_id: number | null;
  starts: Date;
  ends: Date;
  is_available: boolean | null;
  kind: HeldTime["kind"] | null;
  booking_id: string | null;
  service_item_id: number | null;
};

/** If `calendarIds` is null, all calendars of the host are read. */
export async function readTimes(
  db: Db,
  hostId: number,
  calendarIds: readonly number[] | null,
  window: Interval,
): Promise<HostTimes> {
  const range = rangeOf(window);
  const inCalendars = calendarIds ? sql`calendar_id = any(${[...calendarIds]}::integer[])` : sql`true`;
  const { rows } = await sql<Row>`
    select calendar_id, lower(during) as starts, upper(during) as ends, is_available,
           null as kind, null as booking_id, null::integer as service_item_id
      from availability
     where host_id = ${hostId} and ${inCalendars} and during && ${range}::tstzrange
    union all
    select calendar_id, lower(during), upper(during), null, kind, booking_id, service_item_id
      from held_times
     where host_id = ${hostId} and ${inCalendars} and during && ${range}::tstzrange
    union all
    select null, now(), now(), null, null, null, null`.execute(db);
  const byCalendar = Map.groupBy(rows, ({ calendar_id }) => calendar_id);
  return {
    of: ({ id }) => timesOf(id, byCalendar.get(id) ?? []),
    now: byCalendar.get(null)?.[0]?.starts.getTime() as number,
  };
}

/** The calendars are in the order of the ids that were asked for, and `now` is the database's time. */
type Calendars = { readonly calendars: CalendarTimes[]; readonly now: number };

export async function readCalendars(
  db: Db,
  hostId: number,
  calendarIds: readonly number[],
  window: Interval,
): Promise<Calendars> {
  const times = await readTimes(db, hostId, calendarIds, window);
  return { calendars: calendarIds.map((id) => times.of({ id })), now: times.now };
}

function timesOf(calendarId: number, rows: readonly Row[]): CalendarTimes {
  const availability: Availability[] = [];
  const held: HeldTime[] = [];
  for (const { starts, ends, is_available, kind, booking_id, service_item_id } of rows) {
    const interval = { start: starts.getTime(), end: ends.getTime() };
    if (kind === null) availability.push({ ...interval, isAvailable: is_available === true });
    else held.push({ ...interval, kind, bookingId: booking_id, serviceItemId: service_item_id });
  }
  return { calendarId, availability, held };
}

/**
 * Transactions that change a host's time wait for this lock, because the exclusion constraint alone would let them
 * deadlock. One lock covers all calendars of a host: a booking for "Anyone" chooses among them, and limits per customer
 * count across them.
 */
export async function lockCalendars(db: Db, hostId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${calendarLock}::integer, ${hostId}::integer)`.execute(db);
}

/** Returns false without waiting if another transaction is changing the host's time. */
export async function tryLockCalendars(db: Db, hostId: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${calendarLock}::integer, ${hostId}::integer) as locked`.execute(db);
  return rows[0]?.locked === true;
}

const calendarLock = 7301;

export type CalendarKey = { readonly hostId: number; readonly calendarId: number };

/** Also deletes and returns adjacent intervals, so that they can be merged with the new one. */
export async function takeAvailability(
  db: Db,
  { hostId, calendarId }: CalendarKey,
  change: Interval,
): Promise<Availability[]> {
  const range = rangeOf(change);
  const { rows } = await sql<{ starts: Date; ends: Date; is_available: boolean }>`
    delete from availability
     where host_id = ${hostId} and calendar_id = ${calendarId}
       and (during && ${range}::tstzrange or during -|- ${range}::tstzrange)
     returning lower(during) as starts, upper(during) as ends, is_available`.execute(db);
  return rows.map(({ starts, ends, is_available }) => ({
    start: starts.getTime(),
    end: ends.getTime(),
    isAvailable: is_available,
  }));
}

export async function putAvailability(
  db: Db,
  { hostId, calendarId }: CalendarKey,
  intervals: readonly Availability[],
): Promise<void> {
  const rows = intervals.map((interval) => ({
    host_id: hostId,
    calendar_id: calendarId,
    during: rangeOf(interval),
    is_available: interval.isAvailable,
  }));
  await db.insertInto("availability").values(rows).execute();
}

export async function insertHeldTime(db: Db, { hostId, calendarId }: CalendarKey, held: HeldTime): Promise<void> {
  await db
    .insertInto("held_times")
    .values({
      host_id: hostId,
      calendar_id: calendarId,
      kind: held.kind,
      booking_id: held.bookingId,
      service_item_id: held.serviceItemId,
      during: rangeOf(held),
    })
    .execute();
}

export async function changeHeldTime(
  db: Db,
  { hostId, calendarId }: CalendarKey,
  bookingId: string,
  to: Interval,
): Promise<void> {
  await db
    .updateTable("held_times")
    .set({ calendar_id: calendarId, during: rangeOf(to) })
    .where("host_id", "=", hostId)
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "visit")
    .execute();
}

export async function deleteHeldTime(db: Db, hostId: number, bookingId: string): Promise<void> {
  await db.deleteFrom("held_times").where("host_id", "=", hostId).where("booking_id", "=", bookingId).execute();
}

export async function findAvailabilityOf(db: Db, hostId: number) {
  const { rows } = await sql<{ calendar_id: number; starts: Date; ends: Date; is_available: boolean }>`
    select calendar_id, lower(during) as starts, upper(during) as ends, is_available
      from availability where host_id = ${hostId} order by calendar_id, during`.execute(db);
  return rows;
}

export async function deleteCalendarOf(db: Db, hostId: number): Promise<void> {
  await db.deleteFrom("availability").where("host_id", "=", hostId).execute();
  await db.deleteFrom("held_times").where("host_id", "=", hostId).execute();
}

function rangeOf({ start, end }: Interval): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
