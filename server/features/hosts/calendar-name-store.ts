import type { Db } from "#server/db/database.ts";

/** In the order that the host has chosen. */
export function findCalendars(db: Db, hostId: number) {
  return db
    .selectFrom("calendars")
    .select(["id", "name", "colour", "member_id", "is_open", "position"])
    .where("host_id", "=", hostId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

type NewCalendar = {
  readonly host_id: number;
  readonly name: string;
  readonly member_id: number | null;
  readonly position: number;
};

export async function insertCalendar(db: Db, calendar: NewCalendar): Promise<number> {
  const { id } = await db.insertInto("calendars").values(calendar).returning("id").executeTakeFirstOrThrow();
  return id;
}
