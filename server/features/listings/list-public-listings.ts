import type { Deps } from "#server/deps.ts";
import { publicStates } from "./listing-rules.ts";
import { findPublicListingIds } from "./listing-store.ts";

/** For the site map: a file may hold 50,000 URLs, and other pages need some of them. */
export function listPublicListings(deps: Deps): Promise<number[]> {
  return findPublicListingIds(deps.db, publicStates(deps.settings.listingReview), 44_000);
}
