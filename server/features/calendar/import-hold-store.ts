import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { CalendarKey } from "./calendar-store.ts";
import type { Interval } from "./time-rules.ts";

export type ImportKey = CalendarKey & { readonly importId: number };

/** Bookings that are already there stay: the constraint against overlaps does not apply to imported times. */
export async function putImported(db: Db, key: ImportKey, times: readonly Interval[]): Promise<void> {
  const ranges = times.map(({ start, end }) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`);
  await sql`
    insert into held_times (host_id, calendar_id, kind, import_id, during)
    select ${key.hostId}::integer, ${key.calendarId}::integer, 'imported', ${key.importId}::integer, during
      from unnest(${ranges}::tstzrange[]) as during`.execute(db);
}

export async function takeImported(db: Db, { hostId, importId }: ImportKey): Promise<Interval[]> {
  const { rows } = await sql<{ starts: Date; ends: Date }>`
    delete from held_times where host_id = ${hostId} and import_id = ${importId}
    returning lower(during) as starts, upper(during) as ends`.execute(db);
  return rows.map(({ starts, ends }) => ({ start: starts.getTime(), end: ends.getTime() }));
}

/** How many busy times of each import lie between now and `until`. */
export async function countImported(db: Db, hostId: number, until: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ import_id: number; count: number }>`
    select import_id, count(*)::integer as count from held_times
     where host_id = ${hostId} and import_id is not null and during && tstzrange(now(), ${until})
     group by import_id`.execute(db);
  return new Map(rows.map(({ import_id, count }) => [import_id, count]));
}
