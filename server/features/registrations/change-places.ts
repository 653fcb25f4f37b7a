import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { changePlaces as endpoint } from "#contract/registrations.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { countGuests, databaseNow, eventState, lockEvent } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { refuseTooMany } from "./register.ts";
import { setPlaces } from "./registration-store.ts";
import { ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";

export async function changePlaces(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { event_id } = await registrationBySecret(deps, deps.db, params.secret);
  const row = await inTransaction(deps.db, async (trx) => {
    const event = (await lockEvent(trx, event_id)) ?? refuse("not_found");
    const before = await registrationBySecret(deps, trx, params.secret);
    if (before.status === "cancelled") refuse("registration_cancelled");
    if (event.cancelled_at) refuse("event_cancelled");
    const now = await databaseNow(trx);
    if (event.start_date <= now) refuse("registration_closed");
    const taken = body.places - before.places;
    if (taken === 0) return before;
    if (body.places < before.admitted) refuse("places_below_admitted");
    if (taken > 0) {
      if (eventState(event, now) === "closed") refuse("registration_closed");
      if (body.places > event.places_per_person) refuse("invalid_fields", { fields: { places: "too_large" } });
      refuseTooMany(event, taken);
    }
    const after = await setPlaces(trx, before.id, body.places);
    await countGuests(trx, event.id, { taken });
    await deps.changes.publish(trx, { type: "guests_changed", hostId: event.host_id, eventId: event.id });
    return after;
  });
  return success(actor, "registration.changed", await ticketAnswer(deps, row));
}
