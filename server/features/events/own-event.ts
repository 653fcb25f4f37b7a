import type { Deps } from "#server/deps.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { refuse } from "#server/refusal.ts";
import { type EventRow, findEvent } from "./event-store.ts";

/** Somebody else's event gets 403 if anyone may read it, and 404 if it is hidden. */
export async function ownEvent(deps: Deps, actor: { hostId: number }, id: number): Promise<EventRow> {
  const event = await findEvent(deps.db, id);
  if (!event) refuse("not_found");
  if (event.host_id === actor.hostId) return event;
  refuse(isPublic(event, deps.settings.listingReview) ? "not_yours" : "not_found");
}
