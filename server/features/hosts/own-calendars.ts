import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { type CalendarName, findCalendars } from "./calendar-name-store.ts";
import type { Staff } from "./gates.ts";

/** Staff work with their own calendars only, owners and managers with all calendars of the host. */
export async function findOwnCalendars(db: Db, actor: Staff): Promise<CalendarName[]> {
  const calendars = await findCalendars(db, actor.hostId);
  return actor.role === "staff" ? calendars.filter(({ member_id }) => member_id === actor.userId) : calendars;
}

/** Returns null if the filter is not needed, because all calendars of the host are meant. */
export async function calendarsAsked(db: Db, actor: Staff, asked: number | undefined): Promise<number[] | null> {
  if (actor.role !== "staff" && asked === undefined) return null;
  const own = (await findOwnCalendars(db, actor)).map(({ id }) => id);
  if (asked === undefined) return own;
  return own.includes(asked) ? [asked] : refuse("not_found");
}

export async function mayUseCalendar(db: Db, actor: Staff, calendarId: number): Promise<boolean> {
  return actor.role !== "staff" || (await findOwnCalendars(db, actor)).some(({ id }) => id === calendarId);
}
