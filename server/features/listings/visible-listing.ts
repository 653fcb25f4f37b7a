import { inLanguage, type TextLanguage } from "#contract/lists/text-languages.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { type HostVisitor, managedBy } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { findHiddenListingIds } from "./listing-moderation-store.ts";
import { isBookable, isPublic, publicStates } from "./listing-rules.ts";
import { findListingNames, findListingOwner, findOldestListing, type Venue } from "./listing-store.ts";

export async function visibleListing(
  deps: Deps,
  viewer: HostVisitor | null,
  id: number,
): Promise<{ id: number; host_id: number; language: TextLanguage }> {
  const listing = await findListingOwner(deps.db, id);
  const isOwn = listing && viewer && managedBy(viewer, listing.host_id);
  if (!listing || !(isOwn || isPublic(listing, deps.settings.listingReview))) refuse("not_found");
  return listing;
}

/** The items of these listings must be hidden, too. */
export async function hiddenListings(deps: Deps, hostId: number): Promise<ReadonlySet<number>> {
  return new Set(await findHiddenListingIds(deps.db, hostId, publicStates(deps.settings.listingReview)));
}

export function bookableVenue({ settings }: Deps, venue: Venue | undefined, by: "customer" | "provider"): Venue {
  const isOffered = venue && !venue.deleted_at && isBookable(venue, settings.listingReview, by);
  return isOffered ? venue : refuse("provider_not_bookable");
}

/** The listing that stands for the host where only one can be shown. */
export async function findShownListing({ db, settings }: Deps, hostId: number, locale: Locale) {
  const listing = await findOldestListing(db, hostId, publicStates(settings.listingReview));
  return listing && inLanguage(listing, locale);
}

/** The language is null for a host without a listing. */
export type ShownName = { readonly name: string; readonly textLanguage: TextLanguage | null };

/** Visitors know a host by the name of its listing. A host without a listing has only its own name. */
export async function findShownNames(
  settings: Pick<Deps["settings"], "listingReview">,
  db: Db,
  hosts: readonly { readonly id: number; readonly name: string }[],
  locale: Locale,
): Promise<ReadonlyMap<number, ShownName>> {
  const ids = hosts.map(({ id }) => id);
  const listings = await findListingNames(db, ids, publicStates(settings.listingReview));
  const names = new Map(listings.map((listing) => [listing.host_id, inLanguage(listing, locale)]));
  return new Map(hosts.map(({ id, name }) => [id, names.get(id) ?? { name, textLanguage: null }]));
}
