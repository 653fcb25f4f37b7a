import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { isPublic } from "./listing-rules.ts";
import { findListingOwner } from "./listing-store.ts";

/** A listing that this viewer may see: anyone a public one, the owner their own in any state. */
export async function visibleListing(
  deps: Deps,
  viewerUserId: number | null,
  id: number,
): Promise<{ id: number; user_id: number }> {
  const listing = await findListingOwner(deps.db, id);
  const isOwner = listing?.user_id === viewerUserId;
  if (!listing || !(isOwner || isPublic(listing.review_state, deps.settings.listingReview))) refuse("not_found");
  return listing;
}
