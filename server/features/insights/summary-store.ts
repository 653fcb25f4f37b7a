import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Counts, HourCount } from "./count-rules.ts";

/** One statement, because every booking runs it. */
export async function addCounts(trx: Db, hostId: number, { visits, hours, people }: Counts): Promise<void> {
  if (visits.length + hours.length + people.length === 0) return;
  await sql`
    with added_visits as (
      insert into insight_visits as kept
      select ${hostId}::integer, c.* from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as c (
        day date, calendar_id integer, service_item_id integer, item_name text, booked_by text, source text,
        visits integer, items_done integer, no_shows integer, cancelled integer, price_cents bigint)
      on conflict (host_id, day, calendar_id, service_item_id, item_name, booked_by, source) do update set
        visits = kept.visits + excluded.visits,
        items_done = kept.items_done + excluded.items_done,
        no_shows = kept.no_shows + excluded.no_shows,
        cancelled = kept.cancelled + excluded.cancelled,
        price_cents = kept.price_cents + excluded.price_cents
    ), added_hours as (
      insert into insight_day_hours as kept
      select ${hostId}::integer, c.* from jsonb_to_recordset(${JSON.stringify(byDay(hours))}::jsonb) as c (
        day date, calendar_id integer, booked_minutes smallint[], open_minutes smallint[])
      on conflict (host_id, day, calendar_id) do update set
        booked_minutes = array(select a + b from unnest(kept.booked_minutes, excluded.booked_minutes) as hour (a, b)),
        open_minutes = array(select a + b from unnest(kept.open_minutes, excluded.open_minutes) as hour (a, b))
    )
    insert into insight_people as kept
    select ${hostId}::integer, c.* from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as c (
      customer_key text, day date, calendar_id integer, visits integer)
    on conflict (host_id, customer_key, day, calendar_id) do update set visits = kept.visits + excluded.visits`.execute(
    trx,
  );
}

type DayOfHours = Pick<HourCount, "day" | "calendar_id"> & Record<"booked_minutes" | "open_minutes", number[]>;

/** In the order in which the days first appear, because two transactions must lock the same rows in the same order. */
function byDay(hours: readonly HourCount[]): DayOfHours[] {
  const days = new Map<string, DayOfHours>();
  for (const { day, calendar_id, hour, booked_minutes, open_minutes } of hours) {
    const key = `${day} ${calendar_id}`;
    const none = () => Array<number>(24).fill(0);
    const row = days.get(key) ?? { day, calendar_id, booked_minutes: none(), open_minutes: none() };
    row.booked_minutes[hour] = booked_minutes;
    row.open_minutes[hour] = open_minutes;
    days.set(key, row);
  }
  return [...days.values()];
}

/**
 * The open time of a closed calendar stays as it was counted, because nobody knows any more when it was open. Call
 * `addCounts` afterwards.
 */
export async function clearCounts(
  trx: Db,
  hostId: number,
  from: string,
  /** Open time of calendars that no longer exist cannot be counted again, so it stays. */
  calendarIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom("insight_visits").where("host_id", "=", hostId).where("day", ">=", from).execute();
  await trx.deleteFrom("insight_people").where("host_id", "=", hostId).where("day", ">=", from).execute();
  await sql`
    delete from insight_day_hours where host_id = ${hostId} and day >= ${from}
       and (0 = all (open_minutes) or calendar_id = any(${[...calendarIds]}::integer[]))`.execute(trx);
  await trx
    .updateTable("insight_day_hours")
    .set({ booked_minutes: Array<number>(24).fill(0) })
    .where("host_id", "=", hostId)
    .where("day", ">=", from)
    .execute();
}

export async function deletePeopleBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("insight_people").where("day", "<", day).execute();
}

export async function findCountVersion(db: Db): Promise<number | undefined> {
  return (await db.selectFrom("insight_state").select("version").executeTakeFirst())?.version;
}

export async function saveCountVersion(db: Db, version: number): Promise<void> {
  await db
    .insertInto("insight_state")
    .values({ version })
    .onConflict((conflict) => conflict.column("is_only_row").doUpdateSet({ version }))
    .execute();
}
