import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { DayStretches } from "#server/db/day-stretches.ts";
import type { CalendarKey } from "./calendar-store.ts";
import type { WeeklyHours } from "./opening-hours-rules.ts";

/** The first version is the one that is valid today. */
export async function findWeeklyHours(db: Db, calendar: CalendarKey, today: string): Promise<WeeklyHours[]> {
  const rows = await db
    .selectFrom("weekly_hours")
    .select(["valid_from as validFrom", "days"])
    .where("host_id", "=", calendar.hostId)
    .where("calendar_id", "=", calendar.calendarId)
    .orderBy("valid_from")
    .execute();
  return rows.slice(
    Math.max(
      0,
      rows.findLastIndex(({ validFrom }) => validFrom <= today),
    ),
  );
}

/** Replaces all versions from this day on. */
export async function putWeeklyHours(db: Db, calendar: CalendarKey, { validFrom, days }: WeeklyHours): Promise<void> {
  await db
    .deleteFrom("weekly_hours")
    .where("host_id", "=", calendar.hostId)
    .where("calendar_id", "=", calendar.calendarId)
    .where("valid_from", ">=", validFrom)
    .execute();
  await db
    .insertInto("weekly_hours")
    .values({
      host_id: calendar.hostId,
      calendar_id: calendar.calendarId,
      valid_from: validFrom,
      days: JSON.stringify(days),
    })
    .execute();
}

export function findDifferingDays(db: Db, calendar: CalendarKey, from: string) {
  return db
    .selectFrom("differing_days")
    .select(["day", "stretches", "reason"])
    .where("host_id", "=", calendar.hostId)
    .where("calendar_id", "=", calendar.calendarId)
    .where("day", ">=", from)
    .orderBy("day")
    .execute();
}

type DifferingDay = { readonly day: string; readonly stretches: DayStretches; readonly reason: string | null };

export async function putDifferingDay(db: Db, calendar: CalendarKey, differing: DifferingDay): Promise<void> {
  const { day, reason } = differing;
  const stretches = JSON.stringify(differing.stretches);
  await db
    .insertInto("differing_days")
    .values({ host_id: calendar.hostId, calendar_id: calendar.calendarId, day, stretches, reason })
    .onConflict((conflict) => conflict.columns(["host_id", "calendar_id", "day"]).doUpdateSet({ stretches, reason }))
    .execute();
}

export async function deleteDifferingDay(db: Db, calendar: CalendarKey, day: string): Promise<void> {
  await db
    .deleteFrom("differing_days")
    .where("host_id", "=", calendar.hostId)
    .where("calendar_id", "=", calendar.calendarId)
    .where("day", "=", day)
    .execute();
}

type HolidayClosing = { readonly isClosed: boolean; readonly openedDays: readonly string[] };

export async function findHolidayClosing(db: Db, calendar: CalendarKey): Promise<HolidayClosing> {
  const row = await db
    .selectFrom("holiday_closings")
    .select(["is_closed", sql<string[]>`opened_days::text[]`.as("opened_days")])
    .where("host_id", "=", calendar.hostId)
    .where("calendar_id", "=", calendar.calendarId)
    .executeTakeFirst();
  return { isClosed: row?.is_closed ?? false, openedDays: row?.opened_days ?? [] };
}

export async function putHolidayClosing(db: Db, calendar: CalendarKey, closing: HolidayClosing): Promise<void> {
  const values = { is_closed: closing.isClosed, opened_days: [...closing.openedDays] };
  await db
    .insertInto("holiday_closings")
    .values({ host_id: calendar.hostId, calendar_id: calendar.calendarId, ...values })
    .onConflict((conflict) => conflict.columns(["host_id", "calendar_id"]).doUpdateSet(values))
    .execute();
}

export function findWeeklyHoursOf(db: Db, hostId: number) {
  return db.selectFrom("weekly_hours").selectAll().where("host_id", "=", hostId).orderBy("valid_from").execute();
}

export function findDifferingDaysOf(db: Db, hostId: number) {
  return db.selectFrom("differing_days").selectAll().where("host_id", "=", hostId).orderBy("day").execute();
}

export function findHolidayClosingsOf(db: Db, hostId: number) {
  return db
    .selectFrom("holiday_closings")
    .select(["host_id", "calendar_id", "is_closed", sql<string[]>`opened_days::text[]`.as("opened_days")])
    .where("host_id", "=", hostId)
    .execute();
}
