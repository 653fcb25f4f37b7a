import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";

type EventHold = {
  readonly hostId: number;
  readonly eventId: number;
  readonly calendarIds: readonly number[];
  readonly start: Date;
  readonly end: Date;
};

/** Bookings that are already there stay: the constraint against overlaps does not apply to events. */
export async function putEventHold(db: Db, { hostId, eventId, calendarIds, start, end }: EventHold): Promise<void> {
  await sql`
    insert into held_times (host_id, calendar_id, kind, event_id, during)
    select distinct ${hostId}::integer, calendar_id, 'event', ${eventId}::integer, tstzrange(${start}, ${end})
      from unnest(${[...calendarIds]}::integer[]) as calendar_id`.execute(db);
}

/** Returns how many calendars were held. */
export async function deleteEventHolds(db: Db, hostId: number, eventIds: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("held_times")
    .where("host_id", "=", hostId)
    .where("event_id", "in", [...eventIds])
    .executeTakeFirst();
  return Number(numDeletedRows);
}
