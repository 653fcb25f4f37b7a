import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { changePlaces as endpoint } from "#contract/registrations.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { countGuests, eventState, lockEvent } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { inTurn } from "./in-turn.ts";
import { offerFreePlaces } from "./offer-places.ts";
import { refuseTooMany } from "./register.ts";
import { type RegistrationRow, setPlaces } from "./registration-store.ts";
import { ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";

export async function changePlaces(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { event_id } = await registrationBySecret(deps, deps.db, params.secret);
  const row = await inTurn(event_id, () => changeInTurn(deps, params.secret, event_id, body.places));
  return success(actor, "registration.changed", await ticketAnswer(deps, row));
}

function changeInTurn(deps: Deps, secret: string, eventId: number, places: number): Promise<RegistrationRow> {
  return inTransaction(deps.db, async (trx) => {
    const event = (await lockEvent(trx, eventId)) ?? refuse("not_found");
    const before = await registrationBySecret(deps, trx, secret);
    if (before.status === "cancelled") refuse("registration_cancelled");
    if (before.status !== "confirmed") refuse("registration_waiting");
    if (event.cancelled_at) refuse("event_cancelled");
    const now = await databaseNow(trx);
    if (event.start_date <= now) refuse("registration_closed");
    const taken = places - before.places;
    if (taken === 0) return before;
    if (places < before.admitted) refuse("places_below_admitted");
    if (taken > 0) {
      if (eventState(event, now) === "closed") refuse("registration_closed");
      if (places > event.places_per_person) refuse("invalid_fields", { fields: { places: "too_large" } });
      refuseTooMany(event, taken);
    }
    const after = await setPlaces(trx, before.id, places);
    const changed = await countGuests(trx, event.id, { taken });
    const change = { hostId: event.host_id, eventId: event.id };
    await deps.changes.publish(trx, { type: "guests_changed", ...change });
    await deps.changes.publish(trx, { type: "registration_changed", ...change, registrationId: before.id });
    await offerFreePlaces(deps, trx, changed);
    return after;
  });
}
