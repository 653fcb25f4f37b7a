import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { isPublic } from "./listing-rules.ts";
import { findListingOwner } from "./listing-store.ts";

/** Refuses somebody else's listing: 403 if anyone may read it, 404 if it is hidden. */
export async function ownListing(deps: Deps, actor: { hostId: number }, id: number): Promise<{ id: number }> {
  const listing = await findListingOwner(deps.db, id);
  if (!listing) refuse("not_found");
  if (listing.host_id === actor.hostId) return listing;
  refuse(isPublic(listing, deps.settings.listingReview) ? "not_yours" : "not_found");
}
