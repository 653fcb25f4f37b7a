import type { listNextStarts as endpoint } from "#contract/calendar.ts";
import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import { findHost, type HostVisitor } from "#server/features/hosts/index.ts";
import { hiddenListings } from "#server/features/listings/index.ts";
import { findCalendarsForItems, findItems } from "#server/features/service-items/index.ts";
import { CurrentFor } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { seenBy } from "./list-slots.ts";
import { currentMs, readTimes } from "./read-times.ts";
import {
  bookingRulesOf,
  firstOfferedStart,
  isTooLong,
  longestAheadMs,
  roomFor,
  startLimits,
  visitTimeOf,
} from "./visit-rules.ts";

const dayMs = 86_400_000;

/** One query reads all calendars, so that the page can show the next free time of each. */
export async function answerNextStarts(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<CurrentFor<OutputOf<typeof endpoint>>> {
  const host = seenBy(actor, await findHost(deps.db, query.kindredProviderId));
  const asked = query.serviceItems ?? (query.serviceItemId === undefined ? [] : [query.serviceItemId]);
  if (asked.length === 0) refuse("invalid_fields", { fields: { serviceItemId: "required" } });
  const items = await findItems(deps.db, asked);
  if (items.length < asked.length || items.some(({ host_id }) => host_id !== host.id)) refuse("not_found");
  const isMember = actor.memberships.some(({ hostId }) => hostId === host.id);
  const hidden = isMember ? null : await hiddenListings(deps, host.id);
  if (items.some(({ listing_id }) => hidden?.has(listing_id))) refuse("not_found");
  const ids = (await findCalendarsForItems(deps.db, host.id, items)).map(({ id }) => id);
  const visit = visitTimeOf(items);
  const now = deps.clock.now().getTime();
  const start = Math.max(now, query.after === undefined ? 0 : Date.parse(query.after));
  const window = { start, end: now + longestAheadMs };
  // From now on, because a visit that fits before `after` is not too long.
  const wide = { start: now - dayMs, end: window.end + visit.length + dayMs };
  const times = await readTimes(deps.db, host, ids, wide);
  const limits = startLimits(bookingRulesOf(items), times.visits, times.now, timeZoneOf(host.country));
  const starts = ids.map((calendarId) => {
    const calendar = times.of({ id: calendarId });
    const next = firstOfferedStart(window, roomFor(visit, calendar), visit, limits);
    return {
      calendarId,
      startTime: next === undefined ? null : new Date(next).toISOString(),
      isTooLong: next === undefined && isTooLong(visit, calendar.availability, { start: now, end: limits.end }),
    };
  });
  return new CurrentFor(starts, currentMs(times));
}
