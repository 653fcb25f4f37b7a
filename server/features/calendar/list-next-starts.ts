import type { listNextStarts as endpoint } from "#contract/calendar.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import { findHost, type HostVisitor } from "#server/features/hosts/index.ts";
import { hiddenListings } from "#server/features/listings/index.ts";
import { findCalendarsForItem, findItem } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { freeTime, startsThatFit } from "./calendar-rules.ts";
import { seenBy } from "./list-slots.ts";
import { readCalendars } from "./read-times.ts";
import { lengthOf } from "./time-rules.ts";
import { maxDaysRead } from "./window-rules.ts";

const dayMs = 86_400_000;

/** One query reads all calendars, so that the page can show the next free time of each. */
export async function listNextStarts(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const host = seenBy(actor, await findHost(deps.db, query.kindredProviderId));
  const item = await findItem(deps.db, query.serviceItemId);
  if (!item || item.host_id !== host.id) refuse("not_found");
  const isMember = actor.memberships.some(({ hostId }) => hostId === host.id);
  if (!isMember && (await hiddenListings(deps, host.id)).has(item.listing_id)) refuse("not_found");
  const ids = (await findCalendarsForItem(deps.db, item)).map(({ id }) => id);
  const length = lengthOf(item.duration_minutes);
  const start = deps.clock.now().getTime();
  const window = { start, end: start + maxDaysRead * dayMs };
  const { calendars, now } = await readCalendars(deps.db, host, ids, { ...window, end: window.end + length });
  return calendars.map(({ calendarId, availability, held }) => {
    const [next] = startsThatFit(window, freeTime(availability, held), length, now);
    return { calendarId, startTime: next === undefined ? null : new Date(next).toISOString() };
  });
}
