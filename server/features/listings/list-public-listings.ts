import type { Deps } from "#server/deps.ts";
import { publicStates } from "./listing-rules.ts";
import { findPublicListingIds } from "./listing-store.ts";

/** Every listing that a stranger may see, for the site map. One file of a site map holds 50,000 addresses at most. */
export function listPublicListings(deps: Deps): Promise<number[]> {
  return findPublicListingIds(deps.db, publicStates(deps.settings.listingReview), 44_000);
}
