import type { Db } from "#server/db/database.ts";
import { type CalendarName, findCalendars } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import type { ItemRow } from "./item-store.ts";

type ItemCalendars = Pick<ItemRow, "host_id" | "calendar_ids">;

export function isDoneIn({ calendar_ids }: ItemCalendars, { id }: { readonly id: number }): boolean {
  return calendar_ids.length === 0 || calendar_ids.includes(id);
}

export async function findCalendarsForItem(db: Db, item: ItemCalendars): Promise<CalendarName[]> {
  const calendars = await findCalendars(db, item.host_id);
  return calendars.filter((calendar) => calendar.is_open && isDoneIn(item, calendar));
}

export async function requireOwnCalendars(db: Db, hostId: number, ids: readonly number[]): Promise<void> {
  const own = new Set((await findCalendars(db, hostId)).map(({ id }) => id));
  if (ids.some((id) => !own.has(id))) refuse("invalid_fields", { fields: { calendarIds: "not_an_option" } });
}
