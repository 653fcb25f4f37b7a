import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteListing as endpoint } from "#contract/listings.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { lockCalendars } from "#server/features/calendar/index.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { markListingDeleted, ownListing } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { countFutureBookings } from "./booking-store.ts";

/** A listing with future bookings cannot be deleted. The calendar lock prevents new bookings during the check. */
export async function removeListing(
  deps: Deps,
  actor: ActiveManager,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownListing(deps, actor, input.params.id);
  await inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, actor.hostId);
    if ((await countFutureBookings(trx, actor.hostId, id)) > 0) refuse("listing_has_bookings");
    await markListingDeleted(trx, id);
    await deps.changes.publish(trx, { type: "listing_changed", hostId: actor.hostId, listingId: id });
  });
  return success(actor, "listing.deleted", null);
}
