import { sql } from "kysely";
import type { CalendarColour } from "#contract/lists/calendar-colours.ts";
import type { Db } from "#server/db/database.ts";

export type CalendarName = Awaited<ReturnType<typeof findCalendars>>[number];

const columns = ["id", "name", "colour", "member_id", "named_after", "is_open", "position"] as const;

export function findCalendars(db: Db, hostId: number) {
  return db
    .selectFrom("calendars")
    .select(columns)
    .where("host_id", "=", hostId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

type NewCalendar = {
  readonly host_id: number;
  readonly name: string;
  readonly colour: CalendarColour;
  readonly member_id: number | null;
  readonly named_after: number | null;
  readonly position: number;
};

export async function insertCalendar(db: Db, calendar: NewCalendar): Promise<number> {
  const { id } = await db.insertInto("calendars").values(calendar).returning("id").executeTakeFirstOrThrow();
  return id;
}

type CalendarChanges = {
  readonly name?: string | undefined;
  readonly colour?: CalendarColour | undefined;
  readonly member_id?: number | null | undefined;
  readonly named_after?: number | null | undefined;
  readonly is_open?: boolean | undefined;
};

export async function changeCalendar(db: Db, hostId: number, id: number, changes: CalendarChanges): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await db.updateTable("calendars").set(given).where("host_id", "=", hostId).where("id", "=", id).execute();
}

export async function saveClosing(db: Db, hostId: number, calendarId: number, isOpen: boolean): Promise<void> {
  if (isOpen) {
    await db
      .updateTable("calendar_closings")
      .set({ opened_at: sql<Date>`now()` })
      .where("host_id", "=", hostId)
      .where("calendar_id", "=", calendarId)
      .where("opened_at", "is", null)
      .execute();
  } else {
    await db
      .insertInto("calendar_closings")
      .values({ host_id: hostId, calendar_id: calendarId, closed_at: sql<Date>`now()` })
      .execute();
  }
}

export function findClosings(db: Db, hostId: number) {
  return db
    .selectFrom("calendar_closings")
    .select(["calendar_id", "closed_at", "opened_at"])
    .where("host_id", "=", hostId)
    .execute();
}

export async function orderCalendars(db: Db, hostId: number, ids: readonly number[]): Promise<void> {
  await sql`update calendars set position = wanted.position
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, position)
    where calendars.host_id = ${hostId} and calendars.id = wanted.id`.execute(db);
}

/** The row lock on the host makes changes of its calendars and members run one after the other. */
export function lockHost(db: Db, hostId: number) {
  return db.selectFrom("hosts").select("suspended_at").where("id", "=", hostId).forUpdate().executeTakeFirst();
}

/** Calendars named after the erased person lose their name. */
export async function releaseCalendarsOf(db: Db, userId: number): Promise<void> {
  await db
    .updateTable("calendars")
    .set({ named_after: null, name: sql<string>`'No. ' || position` })
    .where("named_after", "=", userId)
    .execute();
  await db.updateTable("calendars").set({ member_id: null }).where("member_id", "=", userId).execute();
}
