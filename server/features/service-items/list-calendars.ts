import type { listCalendars as endpoint } from "#contract/calendars.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import {
  calendarAnswer,
  findCalendars,
  findHostSeenBy,
  type HostVisitor,
  maySeeCalendar,
} from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { isDoneIn } from "./item-calendars.ts";
import { findItem } from "./item-store.ts";

export async function listCalendars(
  deps: Deps,
  actor: HostVisitor,
  { params, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const host = (await findHostSeenBy(deps.db, actor, params.hostId)) ?? refuse("not_found");
  const item = query.serviceItemId === undefined ? null : await findItem(deps.db, query.serviceItemId);
  if (item === undefined || (item && item.host_id !== host.id)) refuse("not_found");
  const calendars = await findCalendars(deps.db, host.id);
  // If there is only one calendar, customers do not choose and do not have to know its name.
  const hasChoice = calendars.filter(({ is_open }) => is_open).length > 1;
  return calendars
    .filter((calendar) => item === null || isDoneIn(item, calendar))
    .flatMap((calendar) => {
      const isSeen = maySeeCalendar(actor, host.id, calendar);
      return isSeen || (hasChoice && calendar.is_open) ? [calendarAnswer(calendar, isSeen)] : [];
    });
}
