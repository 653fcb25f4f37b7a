import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { notify } from "#server/platform/notifications.ts";
import { markTimesChanged } from "./free-time-store.ts";
import { indexHost } from "./index-host.ts";

/** Results show all hosts, so they change with every listing and calendar. Events have no topic of their own. */
export const searchTopics = ["listing:*", "calendar:*", "search"];

const indexAgain = async (trx: Db, { hostId }: { readonly hostId: number }) => {
  await indexHost(trx, hostId);
  await notify(trx, "search");
};

/** Hidden, suspended and erased things leave the search in the transaction that hides them. */
export const keepSearch = [
  subscriber("listing_changed", indexAgain),
  subscriber("host_changed", indexAgain),
  subscriber("event_changed", indexAgain),
  subscriber("calendar_changed", (trx, { hostId }) => markTimesChanged(trx, hostId)),
];
