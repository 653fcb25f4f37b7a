import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { acceptOffer as endpoint } from "#contract/registrations.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { mayMailAddress } from "#server/features/bookings/index.ts";
import { countGuests, lockEvent } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { inTurn } from "./in-turn.ts";
import { offerFreePlaces } from "./offer-places.ts";
import { ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";
import { markAccepted } from "./waiting-store.ts";

/** A second tap on "Take the place" gets the ticket. */
export async function acceptOffer(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await registrationBySecret(deps, deps.db, params.secret);
  const mayWriteToGuest = await mayMailAddress(deps, known.status === "offered" ? known.guest_email : null);
  const row = await inTurn(known.event_id, () =>
    inTransaction(deps.db, async (trx) => {
      const event = (await lockEvent(trx, known.event_id)) ?? refuse("not_found");
      const before = await registrationBySecret(deps, trx, params.secret);
      if (before.status === "confirmed") return before;
      if (event.cancelled_at) refuse("event_cancelled");
      if (!isPublic(event, deps.settings.listingReview)) refuse("registration_closed");
      const endsAt = before.status === "offered" ? before.offer_ends_at : null;
      if (!endsAt || endsAt <= (await databaseNow(trx))) refuse("offer_ended");
      const places = body.places ?? before.places;
      if (places > before.places) refuse("invalid_fields", { fields: { places: "too_large" } });
      const accepted = await markAccepted(trx, before.id, places);
      const after = await countGuests(trx, event.id, { offered: -before.places, taken: places });
      const change = { hostId: event.host_id, eventId: event.id };
      await deps.changes.publish(trx, { type: "guests_changed", ...change });
      await deps.changes.publish(trx, {
        type: "registration_made",
        ...change,
        registrationId: before.id,
        mayWriteToGuest,
      });
      await offerFreePlaces(deps, trx, after);
      return accepted;
    }),
  );
  return success(actor, "registration.made", await ticketAnswer(deps, row));
}
