import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listServiceItems as endpoint } from "#contract/service-items.ts";
import type { Deps } from "#server/deps.ts";
import {
  type CalendarName,
  findCalendars,
  findHost,
  findHostSeenBy,
  type HostVisitor,
  managedBy,
} from "#server/features/hosts/index.ts";
import { hiddenListings, visibleListing } from "#server/features/listings/index.ts";
import { refuse } from "#server/refusal.ts";
import { itemAnswer } from "./item-answer.ts";
import { isDoneIn } from "./item-calendars.ts";
import { findItemsOfHost, findItemsOfListing, type ItemRow } from "./item-store.ts";

export async function listItems(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { providerId: listingId, kindredProviderId: hostId } = query;
  if (listingId !== undefined && hostId === undefined) {
    const listing = await visibleListing(deps, actor, listingId);
    const membership = managedBy(actor, listing.host_id);
    const host = membership ?? (await findHost(deps.db, listing.host_id)) ?? refuse("not_found");
    const calendars = await findCalendars(deps.db, listing.host_id);
    const items = await findItemsOfListing(deps.db, listing.id);
    const reader = membership ? "owner" : actor.locale;
    return items.map((item) => ({ ...itemAnswer(item, host, reader), ...doneBy(item, calendars) }));
  }
  if (hostId === undefined || listingId !== undefined) {
    refuse("invalid_fields", { fields: { providerId: "unknown_format", kindredProviderId: "unknown_format" } });
  }
  const host = await findHostSeenBy(deps.db, actor, hostId);
  if (!host) refuse("not_found");
  const isOwn = managedBy(actor, host.id) !== undefined;
  const hidden = isOwn ? null : await hiddenListings(deps, host.id);
  const items = await findItemsOfHost(deps.db, host.id);
  const calendars = await findCalendars(deps.db, host.id);
  return items
    .filter(({ listing_id }) => !hidden?.has(listing_id))
    .map((item) => ({ ...itemAnswer(item, host, isOwn ? "owner" : actor.locale), ...doneBy(item, calendars) }));
}

/** The calendars are listed only if the customer has a choice. */
function doneBy(item: ItemRow, calendars: readonly CalendarName[]) {
  const open = calendars.filter(({ is_open }) => is_open);
  if (open.length < 2) return {};
  const able = open.filter((calendar) => isDoneIn(item, calendar));
  return { calendars: able.map(({ id, name, colour }) => ({ id, name, colour })) };
}
