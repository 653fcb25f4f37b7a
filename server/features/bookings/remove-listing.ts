import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteListing as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import { deleteListing, ownListing } from "#server/features/listings/index.ts";
import type { ActiveProvider } from "#server/features/providers/index.ts";
import { refuse } from "#server/refusal.ts";
import { countFutureBookings } from "./booking-store.ts";

/** A listing with bookings ahead stays: people count on it. */
export async function removeListing(
  deps: Deps,
  actor: ActiveProvider,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownListing(deps, actor, input.params.id);
  if ((await countFutureBookings(deps.db, actor.accountId, id)) > 0) refuse("listing_has_bookings");
  return deleteListing(deps, actor, input);
}
