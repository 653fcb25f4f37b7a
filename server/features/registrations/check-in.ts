import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { checkIn as checkInContract, setAdmitted as setContract } from "#contract/guests.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { countGuests, lockEvent } from "#server/features/events/index.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { guestAnswer } from "./guest-answer.ts";
import { hostedEvent } from "./hosted-event.ts";
import { readCode } from "./registration-rules.ts";
import { findRegistration, type RegistrationRow, setAdmittedPlaces } from "./registration-store.ts";
import { isTicketSignature } from "./ticket-link.ts";

export async function checkIn(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof checkInContract>,
): Promise<OutputOf<typeof checkInContract>> {
  const { reference, signature } = readCode(body.code);
  if (signature !== null && !isTicketSignature(deps.secret, reference, signature)) refuse("not_found");
  const row = await changeAdmitted(deps, actor, params.id, reference, (guest) => {
    const outside = guest.places - guest.admitted;
    if (outside === 0) refuse("already_admitted", { extra: { guest: guestAnswer(guest) } });
    return guest.admitted + Math.min(body.people ?? outside, outside);
  });
  return success(actor, "guest.admitted", guestAnswer(row));
}

export async function setAdmitted(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof setContract>,
): Promise<OutputOf<typeof setContract>> {
  const row = await changeAdmitted(deps, actor, params.id, params.reference, ({ places }) =>
    body.admitted <= places ? body.admitted : refuse("invalid_fields", { fields: { admitted: "too_large" } }),
  );
  return success(actor, row.admitted === 0 ? "guest.undone" : "guest.admitted", guestAnswer(row));
}

/** Two people at the door may scan the same ticket, so the event is locked before the ticket is read. */
async function changeAdmitted(
  deps: Deps,
  actor: ActiveManager,
  eventId: number,
  reference: string,
  admittedAfter: (guest: RegistrationRow) => number,
): Promise<RegistrationRow> {
  await hostedEvent(deps, actor, eventId);
  return inTransaction(deps.db, async (trx) => {
    const event = (await lockEvent(trx, eventId)) ?? refuse("not_found");
    const guest = await guestOf(trx, actor.hostId, event.id, reference);
    const admitted = admittedAfter(guest);
    if (admitted === guest.admitted) return guest;
    const row = await setAdmittedPlaces(trx, guest.id, admitted);
    await countGuests(trx, event.id, { admitted: admitted - guest.admitted });
    await deps.changes.publish(trx, { type: "guests_changed", hostId: event.host_id, eventId: event.id });
    return row;
  });
}

async function guestOf(trx: Db, hostId: number, eventId: number, reference: string): Promise<RegistrationRow> {
  const guest = await findRegistration(trx, reference);
  // Tickets of other hosts get the same answer as unknown ones.
  if (!guest || guest.host_id !== hostId) refuse("not_found");
  if (guest.event_id !== eventId) refuse("ticket_for_other_event");
  if (guest.status === "cancelled") refuse("registration_cancelled");
  if (guest.status !== "confirmed") refuse("registration_waiting");
  return guest;
}
