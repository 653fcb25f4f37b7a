import type { Db } from "#server/db/database.ts";
import { type CalendarName, findCalendars } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import type { ItemRow } from "./item-store.ts";

type ItemCalendars = Pick<ItemRow, "calendar_ids">;

export function isDoneIn({ calendar_ids }: ItemCalendars, { id }: { readonly id: number }): boolean {
  return calendar_ids.length === 0 || calendar_ids.includes(id);
}

/** The open calendars that can do all of these items. */
export async function findCalendarsForItems(
  db: Db,
  hostId: number,
  items: readonly ItemCalendars[],
): Promise<CalendarName[]> {
  const calendars = await findCalendars(db, hostId);
  return calendars.filter((calendar) => calendar.is_open && items.every((item) => isDoneIn(item, calendar)));
}

export async function requireOwnCalendars(db: Db, hostId: number, ids: readonly number[]): Promise<void> {
  const own = new Set((await findCalendars(db, hostId)).map(({ id }) => id));
  if (ids.some((id) => !own.has(id))) refuse("invalid_fields", { fields: { calendarIds: "not_an_option" } });
}
