import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { type CalendarName, findCalendars } from "./calendar-name-store.ts";
import type { Staff } from "./gates.ts";

/** The calendars that this member works with: all of the host, or the staff member's own. In the host's order. */
export async function findOwnCalendars(db: Db, actor: Staff): Promise<CalendarName[]> {
  const calendars = await findCalendars(db, actor.hostId);
  return actor.role === "staff" ? calendars.filter(({ member_id }) => member_id === actor.userId) : calendars;
}

/** Ids to filter by: the asked one, or all of a staff member's own. Null when everything of the host is meant. */
export async function calendarsAsked(db: Db, actor: Staff, asked: number | undefined): Promise<number[] | null> {
  if (actor.role !== "staff" && asked === undefined) return null;
  const own = (await findOwnCalendars(db, actor)).map(({ id }) => id);
  if (asked === undefined) return own;
  return own.includes(asked) ? [asked] : refuse("not_found");
}

export async function mayUseCalendar(db: Db, actor: Staff, calendarId: number): Promise<boolean> {
  return actor.role !== "staff" || (await findOwnCalendars(db, actor)).some(({ id }) => id === calendarId);
}
