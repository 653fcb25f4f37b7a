import type { Deps } from "#server/deps.ts";
import { publicStates } from "./listing-rules.ts";
import { findPublicListingIds } from "./listing-store.ts";

/** A site map may have 50,000 URLs, and some of them are other pages. */
export function listPublicListings(deps: Deps): Promise<number[]> {
  return findPublicListingIds(deps.db, publicStates(deps.settings.listingReview), 44_000);
}
