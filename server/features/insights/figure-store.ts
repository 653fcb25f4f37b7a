import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Period } from "./period-rules.ts";

type Step = {
  readonly is_now: boolean;
  readonly start: string;
  readonly by_customers: number;
  readonly by_host: number;
  readonly no_shows: number;
  readonly cancelled: number;
  readonly price_cents: number;
};
type Service = {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly before: number;
  readonly price_cents: number;
};
type Weekday = {
  /** Monday is 1. Null: all days of the period before. */
  readonly weekday: number | null;
  /** Minutes in each hour of the day. */
  readonly booked: readonly number[];
  readonly open: readonly number[];
};
type People = Readonly<
  Record<"new" | "returning" | "new_before" | "returning_before" | "once" | "twice" | "more" | "again", number>
>;
type WayCount = { readonly source: string; readonly bookings: number; readonly before: number; readonly views: number };

export type Figures = {
  readonly steps: readonly Step[];
  readonly services: readonly Service[];
  readonly weekdays: readonly Weekday[];
  readonly people: People;
  readonly ways: readonly WayCount[];
  readonly first_day: string | null;
};

const hourColumns = (minutes: (hour: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(Array.from({ length: 24 }, (_, hour) => sql`sum(${minutes(sql.lit(hour + 1))})`));

/** One statement, whatever the period. `calendarIds` is null for all calendars of the host. */
export async function readFigures(
  db: Db,
  hostId: number,
  calendarIds: readonly number[] | null,
  period: Period,
): Promise<Figures> {
  const { from, to, before, weeks } = period;
  const unit = weeks <= 12 ? "week" : "month";
  const ofCalendars = calendarIds ? sql`calendar_id = any(${[...calendarIds]}::integer[])` : sql`true`;
  const days = sql`day between ${before.from}::date and ${to}::date`;
  const isNow = sql`day >= ${from}::date`;
  const { rows } = await sql<Figures>`
    with v as materialized (
      select *, ${isNow} as is_now from insight_visits where host_id = ${hostId} and ${days} and ${ofCalendars}
    ), h as (
      select case when ${isNow} then extract(isodow from day)::integer end as weekday,
             array[${hourColumns((hour) => sql`booked_minutes[${hour}]`)}] as booked,
             array[${hourColumns((hour) => sql`greatest(open_minutes[${hour}], booked_minutes[${hour}])`)}] as open
        from insight_day_hours where host_id = ${hostId} and ${days} and ${ofCalendars} group by 1
    ), p as (
      select min(day) as first,
             coalesce(sum(visits) filter (where day between ${from}::date and ${to}::date), 0) as now,
             coalesce(sum(visits) filter (where day between ${before.from}::date and ${before.to}::date), 0) as before
        from insight_people where host_id = ${hostId} and day <= ${to}::date and visits > 0 and ${ofCalendars}
       group by customer_key
    ), w as (
      select source, visits, 0 as views, is_now from v where booked_by = 'customer'
      union all
      select source, 0, views, ${isNow} from insight_views where host_id = ${hostId} and ${days}
    )
    select
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
        select is_now, date_trunc(${unit}, (case when is_now then day else day + ${7 * weeks}::integer end)::timestamp)::date as start,
               coalesce(sum(visits) filter (where booked_by = 'customer'), 0) as by_customers,
               coalesce(sum(visits) filter (where booked_by = 'provider'), 0) as by_host,
               sum(no_shows) as no_shows, sum(cancelled) as cancelled, sum(price_cents) as price_cents
          from v group by 1, 2) s) as steps,
      (select coalesce(jsonb_agg(to_jsonb(s) order by s.count desc, s.name), '[]') from (
        select service_item_id as id, (array_agg(item_name order by day desc))[1] as name,
               coalesce(sum(items_done) filter (where is_now), 0) as count,
               coalesce(sum(items_done) filter (where not is_now), 0) as before,
               coalesce(sum(price_cents) filter (where is_now), 0) as price_cents
          from v group by 1) s where s.count > 0) as services,
      (select coalesce(jsonb_agg(to_jsonb(h) order by weekday), '[]') from h) as weekdays,
      (select jsonb_build_object(
         'new', count(*) filter (where now > 0 and first >= ${from}::date),
         'returning', count(*) filter (where now > 0 and first < ${from}::date),
         'new_before', count(*) filter (where before > 0 and first >= ${before.from}::date),
         'returning_before', count(*) filter (where before > 0 and first < ${before.from}::date),
         'once', count(*) filter (where now = 1), 'twice', count(*) filter (where now = 2),
         'more', count(*) filter (where now > 2),
         'again', count(*) filter (where before > 0 and first >= ${before.from}::date and now > 0)) from p) as people,
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
        select source, coalesce(sum(visits) filter (where is_now), 0) as bookings,
               coalesce(sum(visits) filter (where not is_now), 0) as before,
               coalesce(sum(views) filter (where is_now), 0) as views
          from w group by 1) s) as ways,
      (select min(day)::text from insight_visits where host_id = ${hostId} and visits > 0 and ${ofCalendars}) as first_day`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error("The statement always returns one row");
  return figures;
}

/** Visits of all hosts, by item and by week or month. */
export async function readVisitsOfAll(db: Db, { from, to, before, weeks }: Period) {
  const isNow = sql<boolean>`day >= ${from}::date`;
  const unit = weeks <= 12 ? "week" : "month";
  const { rows } = await sql<{ is_now: boolean; item_id: number; start: string; visits: number }>`
    select ${isNow} as is_now, service_item_id as item_id, sum(visits)::integer as visits,
           date_trunc(${unit}, case when ${isNow} then day else day + ${7 * weeks}::integer end)::date::text as start
      from insight_visits where day between ${before.from}::date and ${to}::date group by 1, 2, 4 having sum(visits) > 0`.execute(
    db,
  );
  return rows;
}
