import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Availability, HeldTime } from "./calendar-rules.ts";
import type { OpeningHours, WeeklyHours } from "./opening-hours-rules.ts";
import type { Interval } from "./time-rules.ts";

type StoredCalendar = {
  readonly calendarId: number;
  readonly explicit: readonly Availability[];
  readonly held: readonly HeldTime[];
  readonly hours: OpeningHours;
};

/** `now` is the database's time. */
export type StoredTimes = {
  readonly window: Interval;
  readonly of: (calendarId: number) => StoredCalendar;
  /** The visits and offers in all calendars of the host, also in those that were not asked for. */
  readonly visits: readonly HeldTime[];
  readonly closesOnHolidays: boolean;
  readonly now: number;
  /** When the first of these holds ends. Infinity if there is none. */
  readonly nextExpiry: number;
};

type HoursRow = WeeklyHours | OpeningHours["differing"][number] | NonNullable<OpeningHours["holidays"]>;

type Row = {
  calendar_id: number | null;
  starts: Date;
  ends: Date;
  is_available: boolean | null;
  kind: HeldTime["kind"] | null;
  booking_id: string | null;
  service_item_ids: (number | null)[] | null;
  hold_id: string | null;
  hours: HoursRow | null;
  expires_at: Date | null;
};

const dayMs = 86_400_000;

/**
 * If `calendarIds` is null, all calendars of the host are read. It is one statement, because it is read often. Held
 * times that may overlap have an index of their own, which needs a query of their own.
 */
export async function readStoredTimes(
  db: Db,
  hostId: number,
  calendarIds: readonly number[] | null,
  window: Interval,
): Promise<StoredTimes> {
  const range = rangeOf(window);
  const ofCalendars = sql`host_id = ${hostId} and ${
    calendarIds ? sql`calendar_id = any(${[...calendarIds]}::integer[])` : sql`true`
  }`;
  // Local dates are at most a day away from those in UTC.
  const [firstDay, lastDay] = [utcDate(window.start - dayMs), utcDate(window.end + dayMs)];
  const { rows } = await sql<Row>`
    select calendar_id, lower(during) as starts, upper(during) as ends, is_available,
           null as kind, null as booking_id, null::integer[] as service_item_ids, null as hold_id,
           null::jsonb as hours, null::timestamptz as expires_at
      from availability
     where ${ofCalendars} and during && ${range}::tstzrange
    union all
    select calendar_id, lower(during), upper(during), null, case when offered_to is null then kind else 'offer' end,
           booking_id, service_item_id || further_item_ids,
           hold_id, null, expires_at
      from held_times
     where host_id = ${hostId} and during && ${range}::tstzrange and kind in ('visit', 'hold')
       and (kind = 'visit' or expires_at > now())
    union all
    select calendar_id, lower(during), upper(during), null, kind, booking_id, service_item_id || further_item_ids,
           null, null, null
      from held_times
     where host_id = ${hostId} and during && ${range}::tstzrange and kind not in ('visit', 'hold')
    union all
    select calendar_id, null, null, null, null, null, null, null, jsonb_build_object('validFrom', valid_from, 'days', days), null
      from weekly_hours
     where ${ofCalendars} and valid_from <= ${lastDay}::date
       and not exists (select from weekly_hours later
                        where later.host_id = weekly_hours.host_id and later.calendar_id = weekly_hours.calendar_id
                          and later.valid_from > weekly_hours.valid_from and later.valid_from <= ${firstDay}::date)
    union all
    select calendar_id, null, null, null, null, null, null, null, jsonb_build_object('day', day, 'stretches', stretches), null
      from differing_days
     where ${ofCalendars} and day between ${firstDay}::date and ${lastDay}::date
    union all
    select calendar_id, null, null, null, null, null, null, null, jsonb_build_object('openedDays', opened_days), null
      from holiday_closings
     where ${ofCalendars} and is_closed
    union all
    select null, now(), now(), null, null, null, null, null, null, null`.execute(db);
  const byCalendar = Map.groupBy(rows, ({ calendar_id }) => calendar_id);
  const [clock] = byCalendar.get(null) ?? [];
  if (!clock) throw new Error("The statement always returns a row with the time of the database");
  return {
    window,
    of: (id) => storedCalendar(id, byCalendar.get(id) ?? []),
    visits: rows.flatMap((row) => (row.kind === "visit" || row.kind === "offer" ? [heldTime(row, row.kind)] : [])),
    closesOnHolidays: rows.some(({ hours }) => hours !== null && "openedDays" in hours),
    now: clock.starts.getTime(),
    nextExpiry: rows.reduce((first, { expires_at }) => Math.min(first, expires_at?.getTime() ?? first), Infinity),
  };
}

function storedCalendar(calendarId: number, rows: readonly Row[]): StoredCalendar {
  const explicit: Availability[] = [];
  const held: HeldTime[] = [];
  const weekly: WeeklyHours[] = [];
  const differing: OpeningHours["differing"][number][] = [];
  let holidays: OpeningHours["holidays"] = null;
  for (const row of rows) {
    const { hours, kind } = row;
    if (hours === null) {
      if (kind === null) explicit.push({ ...intervalOf(row), isAvailable: row.is_available === true });
      else held.push(heldTime(row, kind));
    } else if ("validFrom" in hours) weekly.push(hours);
    else if ("day" in hours) differing.push(hours);
    else holidays = hours;
  }
  return { calendarId, explicit, held, hours: { weekly, differing, holidays } };
}

function heldTime(row: Row, kind: HeldTime["kind"]): HeldTime {
  return {
    ...intervalOf(row),
    kind,
    bookingId: row.booking_id,
    serviceItemIds: (row.service_item_ids ?? []).filter((id) => id !== null),
    ...(row.hold_id === null ? {} : { holdId: row.hold_id }),
  };
}

function intervalOf({ starts, ends }: Row): Interval {
  return { start: starts.getTime(), end: ends.getTime() };
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

/** Sends one array per column, because a year can have more intervals than a statement can have parameters. */
export async function putAvailability(
  db: Db,
  { hostId, calendarId }: CalendarKey,
  intervals: readonly Availability[],
): Promise<void> {
  await sql`
    insert into availability (host_id, calendar_id, during, is_available)
    select ${hostId}, ${calendarId}, during, is_available
      from unnest(${intervals.map(rangeOf)}::tstzrange[], ${intervals.map(({ isAvailable }) => isAvailable)}::boolean[])
           as put (during, is_available)`.execute(db);
}

export type TimeOfVisit = HeldTime & { readonly kind: "visit" | "before" | "after" };

export async function insertHeldTimes(
  db: Db,
  { hostId, calendarId }: CalendarKey,
  held: readonly TimeOfVisit[],
): Promise<void> {
  const rows = held.map(({ kind, bookingId, serviceItemIds: [first = null, ...further], ...time }) => ({
    host_id: hostId,
    calendar_id: calendarId,
    kind,
    booking_id: bookingId,
    service_item_id: first,
    further_item_ids: further,
    during: rangeOf(time),
  }));
  await db.insertInto("held_times").values(rows).execute();
}

/** Returns the time that is free again, with the time before and after the visit. */
export async function deleteHeldTimes(db: Db, hostId: number, bookingId: string): Promise<Interval | null> {
  const { rows } = await sql<{ starts: Date; ends: Date }>`
    delete from held_times where host_id = ${hostId} and booking_id = ${bookingId}
    returning lower(during) as starts, upper(during) as ends`.execute(db);
  return spanOf(rows);
}

/** From the first start to the last end. */
export function spanOf(rows: readonly { readonly starts: Date; readonly ends: Date }[]): Interval | null {
  if (rows.length === 0) return null;
  const starts = rows.map((row) => row.starts.getTime());
  const ends = rows.map((row) => row.ends.getTime());
  return { start: Math.min(...starts), end: Math.max(...ends) };
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
  await db.deleteFrom("weekly_hours").where("host_id", "=", hostId).execute();
  await db.deleteFrom("differing_days").where("host_id", "=", hostId).execute();
  await db.deleteFrom("holiday_closings").where("host_id", "=", hostId).execute();
}

function utcDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function rangeOf({ start, end }: Interval): string {
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
}
