import { type CalendarColour, calendarColours } from "#contract/lists/calendar-colours.ts";
import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { findCalendars, insertCalendar } from "./calendar-name-store.ts";
import { findNamesake } from "./calendar-namesake.ts";

export const maxCalendars = 50;

type Wanted = {
  readonly name: string;
  readonly colour?: CalendarColour | undefined;
  readonly memberId: number | null;
};

/** The caller must hold the lock of the host. */
export async function appendCalendar(trx: Db, hostId: number, { name, colour, memberId }: Wanted): Promise<number> {
  const before = await findCalendars(trx, hostId);
  if (before.length >= maxCalendars) refuse("too_many_calendars");
  const unused = calendarColours.find((one) => before.every((calendar) => calendar.colour !== one));
  return insertCalendar(trx, {
    host_id: hostId,
    name,
    colour: colour ?? unused ?? calendarColours[0],
    member_id: memberId,
    named_after: await findNamesake(trx, name, [memberId]),
    position: before.length + 1,
  });
}
