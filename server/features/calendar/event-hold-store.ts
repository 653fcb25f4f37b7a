import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import { spanOf } from "./calendar-store.ts";
import type { Interval } from "./time-rules.ts";

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

/** Returns the time that was held, from the first event to the last, or null if there was none. */
export async function deleteEventHolds(db: Db, hostId: number, eventIds: readonly number[]): Promise<Interval | null> {
  const { rows } = await sql<{ starts: Date; ends: Date }>`
    delete from held_times where host_id = ${hostId} and event_id = any(${[...eventIds]}::integer[])
    returning lower(during) as starts, upper(during) as ends`.execute(db);
  return spanOf(rows);
}
