import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { notify } from "#server/platform/notifications.ts";
import { findListingIdsOf } from "./listing-store.ts";

/** Notified when anything changes that a page about this listing shows, except its free times. */
export const listingTopic = (listingId: number | string) => `listing:${listingId}`;

const announceAll = async (trx: Db, { hostId }: { readonly hostId: number }) => {
  for (const id of await findListingIdsOf(trx, hostId)) await notify(trx, listingTopic(id));
};

/** Every process then renders the shared pages about the listing again. */
export const announceListingChanges = [
  subscriber("listing_changed", (trx, { listingId }) => notify(trx, listingTopic(listingId))),
  subscriber("host_changed", announceAll),
  subscriber("member_changed", announceAll),
];
