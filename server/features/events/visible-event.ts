import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findOpenHost } from "#server/features/hosts/index.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { refuse } from "#server/refusal.ts";
import { findEvent } from "./event-store.ts";

/** Events of a suspended host are hidden, too. */
export async function visibleEvent(deps: Deps, db: Db, id: number) {
  const event = await findEvent(db, id);
  if (!event || !isPublic(event, deps.settings.listingReview)) refuse("not_found");
  const host = (await findOpenHost(db, event.host_id)) ?? refuse("not_found");
  return { event, host };
}
