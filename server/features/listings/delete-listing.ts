import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteListing as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveProvider } from "#server/features/providers/index.ts";
import { done } from "#server/http/done.ts";
import { markListingDeleted } from "./listing-store.ts";
import { ownListing } from "./own-listing.ts";

export async function deleteListing(
  deps: Deps,
  actor: ActiveProvider,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await ownListing(deps, actor, params.id);
  await markListingDeleted(deps.db, params.id);
  return done(actor, "listing.deleted", null);
}
