import type { Deps } from "#server/deps.ts";
import { publicStates } from "./listing-rules.ts";
import { findPublicListingIds } from "./listing-store.ts";

/** For the site map, which has at most a million addresses of listings. */
export function listPublicListings(deps: Deps): Promise<number[]> {
  return findPublicListingIds(deps.db, publicStates(deps.settings.listingReview), 1_000_000);
}
