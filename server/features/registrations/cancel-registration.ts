import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { cancelRegistration as endpoint } from "#contract/registrations.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { mayMailAddress } from "#server/features/bookings/index.ts";
import { countGuests, lockEvent } from "#server/features/events/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { inTurn } from "./in-turn.ts";
import { offerFreePlaces } from "./offer-places.ts";
import { findRegistrationsOfGuest } from "./registration-erasure-store.ts";
import { getRegistration, markRegistrationCancelled, type RegistrationRow } from "./registration-store.ts";
import { findEventOf, ticketAnswer } from "./ticket-answer.ts";
import { registrationBySecret } from "./ticket-link.ts";

/** Cancelling a second time changes nothing and sends no mail. */
export async function cancelRegistration(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await registrationBySecret(deps, deps.db, params.secret);
  const mayWriteToGuest = await mayMailAddress(deps, known.status === "confirmed" ? known.guest_email : null);
  const row = await inTurn(known.event_id, () =>
    inTransaction(deps.db, async (trx) => {
      const event = (await lockEvent(trx, known.event_id)) ?? refuse("not_found");
      const before = await registrationBySecret(deps, trx, params.secret);
      if (!isOpen(before)) return before;
      if (event.start_date <= (await databaseNow(trx))) refuse("registration_closed");
      if (before.admitted > 0) refuse("already_admitted");
      return cancelPlaces(deps, trx, before, mayWriteToGuest);
    }),
  );
  return success(actor, "registration.cancelled", await ticketAnswer(deps, row));
}

type OpenRegistration = RegistrationRow & { readonly status: "confirmed" | "waiting" | "offered" };

function isOpen(row: RegistrationRow): row is OpenRegistration {
  return row.status !== "cancelled" && row.status !== "expired";
}

/** Lock the event before you call this. */
async function cancelPlaces(deps: Deps, trx: Db, before: OpenRegistration, mayWriteToGuest: boolean) {
  const cancelled = await markRegistrationCancelled(trx, before.id, "guest");
  const change = { hostId: before.host_id, eventId: before.event_id };
  const event = await countGuests(
    trx,
    before.event_id,
    {
      confirmed: { taken: -before.places },
      offered: { offered: -before.places },
      waiting: { waiting: -1 },
    }[before.status],
  );
  await deps.changes.publish(trx, { type: "guests_changed", ...change });
  if (before.status === "confirmed")
    await deps.changes.publish(trx, {
      type: "registration_cancelled",
      ...change,
      registrationId: before.id,
      mayWriteToGuest,
    });
  await offerFreePlaces(deps, trx, event);
  return cancelled;
}

/** Runs before a guest is erased. Each event has its own transaction, so that an interrupted run can be resumed. */
export async function cancelUpcomingOfGuest(deps: Deps, email: string): Promise<void> {
  for (const { id } of await findRegistrationsOfGuest(deps.db, email)) {
    await inTransaction(deps.db, async (trx) => {
      const { event } = await findEventOf(deps, trx, await getRegistration(trx, id));
      const locked = await lockEvent(trx, event.id);
      const row = await getRegistration(trx, id);
      if (!locked || !isOpen(row) || row.admitted > 0) return;
      if (locked.start_date > (await databaseNow(trx))) await cancelPlaces(deps, trx, row, true);
    });
  }
}
