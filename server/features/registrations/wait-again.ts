import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { waitAgain as endpoint } from "#contract/registrations.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { countGuests, eventState, lockEvent } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { inTurn } from "./in-turn.ts";
import { offerFreePlaces } from "./offer-places.ts";
import { getRegistration, isPhoneRegistered } from "./registration-store.ts";
import { ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";
import { markWaiting } from "./waiting-store.ts";

/** After an offer has ended, the guest goes to the end of the list. If places are free, they get an offer at once. */
export async function waitAgain(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { event_id: eventId } = await registrationBySecret(deps, deps.db, params.secret);
  const row = await inTurn(eventId, () =>
    inTransaction(deps.db, async (trx) => {
      const event = (await lockEvent(trx, eventId)) ?? refuse("not_found");
      const before = await registrationBySecret(deps, trx, params.secret);
      if (before.status === "waiting" || before.status === "offered") return before;
      const state = eventState(event, await databaseNow(trx));
      if (state !== "open" && state !== "full") refuse("registration_closed");
      if (before.status !== "expired") refuse("registration_cancelled");
      if (before.guest_phone && (await isPhoneRegistered(trx, eventId, before.guest_phone)))
        refuse("already_registered");
      await markWaiting(trx, before.id);
      const after = await countGuests(trx, eventId, { waiting: 1 });
      await deps.changes.publish(trx, { type: "guests_changed", hostId: event.host_id, eventId });
      await offerFreePlaces(deps, trx, after);
      return getRegistration(trx, before.id);
    }),
  );
  return success(actor, "registration.waiting", await ticketAnswer(deps, row));
}
