import type { Db } from "#server/db/database.ts";
import {
  bookingRulesOf,
  findOfferedStarts,
  type Interval,
  overlaps,
  visitTimeOf,
} from "#server/features/calendar/index.ts";
import { findVenue, venuePlace } from "#server/features/listings/index.ts";
import { findCalendarsForItems, findItems } from "#server/features/service-items/index.ts";
import type { WaitingRow } from "./waiting-store.ts";
import { dayOf, offerEndsAt, wishAt } from "./wish-rules.ts";

const dayMs = 86_400_000;

type HostPlace = { readonly id: number; readonly country: string };

/** The first free start that the person wishes. If `freed` is given, it must lie in time that has come free. */
export async function findFit(
  db: Db,
  host: HostPlace,
  person: WaitingRow,
  { now, freed }: { readonly now: Date; readonly freed?: Interval },
): Promise<number | undefined> {
  const items = await findItems(db, person.service_item_ids);
  if (items.length < person.service_item_ids.length) return undefined;
  const visit = visitTimeOf(items);
  const rules = bookingRulesOf(items);
  const withTimeAround = (start: number) => ({ start: start - visit.before, end: start + visit.length + visit.after });
  const window = withinWishes(person.wishes, {
    start: (freed?.start ?? now.getTime()) - visit.length - visit.after,
    end: (freed?.end ?? Number.MAX_SAFE_INTEGER) + visit.before,
  });
  if (window.start >= window.end) return undefined;
  const { timeZone } = venuePlace(host, await findVenue(db, person.listing_id));
  const done = (await findCalendarsForItems(db, host.id, items)).map(({ id }) => id);
  const calendarIds = done.filter((id) => person.calendar_id === null || person.calendar_id === id);
  const wanted = { hostId: host.id, country: host.country, calendarIds, bookingId: "", visit, rules };
  const starts = await findOfferedStarts(db, wanted, window);
  return starts.find(
    (start) =>
      person.wishes.includes(wishAt(start, timeZone)) &&
      (!freed || overlaps(withTimeAround(start), freed)) &&
      offerEndsAt(now, timeZone, start - rules.notice) !== null,
  );
}

/** Local days begin and end at most a day away from those in UTC. */
function withinWishes(wishes: readonly string[], { start, end }: Interval): Interval {
  const days = wishes.map((wish) => Date.parse(dayOf(wish)));
  return { start: Math.max(start, Math.min(...days) - dayMs), end: Math.min(end, Math.max(...days) + 2 * dayMs) };
}
