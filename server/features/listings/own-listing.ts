import type { TextLanguage } from "#contract/lists/text-languages.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { isPublic } from "./listing-rules.ts";
import { findListingOwner } from "./listing-store.ts";

/** Somebody else's listing gets 403 if anyone may read it, and 404 if it is hidden. */
export async function ownListing(
  deps: Deps,
  actor: { hostId: number },
  id: number,
): Promise<{ id: number; language: TextLanguage }> {
  const listing = await findListingOwner(deps.db, id);
  if (!listing) refuse("not_found");
  if (listing.host_id === actor.hostId) return listing;
  refuse(isPublic(listing, deps.settings.listingReview) ? "not_yours" : "not_found");
}
