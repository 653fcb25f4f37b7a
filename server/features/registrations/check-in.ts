import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { checkIn as checkInContract, setAdmitted as setContract } from "#contract/guests.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { countGuests, lockEvent } from "#server/features/events/index.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { guestFor } from "./guest-answer.ts";
import { hostedEvent } from "./hosted-event.ts";
import { checkInOpensAt, readCode } from "./registration-rules.ts";
import { findRegistration, type RegistrationRow, setAdmittedPlaces } from "./registration-store.ts";
import { isTicketSignature } from "./ticket-link.ts";

export async function checkIn(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof checkInContract>,
): Promise<OutputOf<typeof checkInContract>> {
  const { reference, signature } = readCode(body.code);
  if (signature !== null && !isTicketSignature(deps.secret, reference, signature)) refuse("not_found");
  let admittedBefore = 0;
  const row = await changeAdmitted(deps, actor, params.id, reference, (guest) => {
    const outside = guest.places - guest.admitted;
    admittedBefore = guest.admitted;
    if (outside === 0) refuse("already_admitted", { extra: { guest: guestFor(actor, guest) } });
    return guest.admitted + Math.min(body.people ?? outside, outside);
  });
  return success(actor, "guest.admitted", { ...guestFor(actor, row), admittedBefore });
}

export async function setAdmitted(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof setContract>,
): Promise<OutputOf<typeof setContract>> {
  const row = await changeAdmitted(
    deps,
    actor,
    params.id,
    params.reference,
    (guest) => {
      if (body.admitted > guest.places) refuse("invalid_fields", { fields: { admitted: "too_large" } });
      const isOlder =
        body.changedAt && guest.admitted_changed_at && new Date(body.changedAt) < guest.admitted_changed_at;
      return isOlder ? guest.admitted : body.admitted;
    },
    body.changedAt,
  );
  return success(actor, row.admitted === 0 ? "guest.undone" : "guest.admitted", guestFor(actor, row));
}

/** Two people at the door may scan the same ticket, so the event is locked before the ticket is read. */
async function changeAdmitted(
  deps: Deps,
  actor: ActiveStaff,
  eventId: number,
  reference: string,
  admittedAfter: (guest: RegistrationRow) => number,
  changedAt?: string,
): Promise<RegistrationRow> {
  await hostedEvent(deps, actor, eventId);
  return inTransaction(deps.db, async (trx) => {
    const event = (await lockEvent(trx, eventId)) ?? refuse("not_found");
    const guest = await guestOf(trx, actor.hostId, event.id, reference);
    const admitted = admittedAfter(guest);
    if (admitted === guest.admitted) return guest;
    if (admitted > guest.admitted && (await databaseNow(trx)) < checkInOpensAt(event)) refuse("check_in_not_open");
    const row = await setAdmittedPlaces(trx, guest.id, admitted, changedAt);
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
