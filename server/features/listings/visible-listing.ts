import type { Deps } from "#server/deps.ts";
import { type HostVisitor, managedBy } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { findHiddenListingIds } from "./listing-moderation-store.ts";
import { isBookable, isPublic, publicStates } from "./listing-rules.ts";
import { findListingOwner, type Venue } from "./listing-store.ts";

/** Anyone may see a public listing; its host may see it in any state. */
export async function visibleListing(
  deps: Deps,
  viewer: HostVisitor | null,
  id: number,
): Promise<{ id: number; host_id: number }> {
  const listing = await findListingOwner(deps.db, id);
  const isOwn = listing && viewer && managedBy(viewer, listing.host_id);
  if (!listing || !(isOwn || isPublic(listing, deps.settings.listingReview))) refuse("not_found");
  return listing;
}

/** Listings hidden from the public. Their items must be hidden too. */
export async function hiddenListings(deps: Deps, hostId: number): Promise<ReadonlySet<number>> {
  return new Set(await findHiddenListingIds(deps.db, hostId, publicStates(deps.settings.listingReview)));
}

/** Refuses a new booking at a deleted or hidden listing. Existing bookings are not affected. */
export function bookableVenue({ settings }: Deps, venue: Venue | undefined, by: "customer" | "provider"): Venue {
  const isOffered = venue && !venue.deleted_at && isBookable(venue, settings.listingReview, by);
  return isOffered ? venue : refuse("provider_not_bookable");
}
