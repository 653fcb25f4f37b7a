import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { eraseGuestDetails as endpoint } from "#contract/registrations.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { canEraseGuest, findEventOf, registrationBySecret } from "#server/features/registrations/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { eraseTraces, recordOf } from "./erase-traces.ts";
import { logErasure } from "./erasure-log.ts";

/** This is refused before the event, because the host still needs the details. */
export async function eraseGuestDetails(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const registration = await registrationBySecret(deps, deps.db, params.secret);
  const { event } = await findEventOf(deps, deps.db, registration);
  const now = await databaseNow(deps.db);
  if (!canEraseGuest(registration, event, now)) refuse("event_still_ahead");
  // The guest may have typed somebody else's address, so letters to other people are not searched for it.
  const nothingElse = {
    owners: [],
    waiting: [],
    booked: [],
    messageIds: [],
    requestIds: [],
    reportIds: [],
    fileKeys: [],
    mentioned: [],
  };
  const emails = registration.guest_email ? [registration.guest_email] : [];
  const traces = { ...nothingElse, registered: [registration], causes: [registration.id], emails };
  const record = recordOf(traces, randomUUID(), now);
  await logErasure(deps, record);
  await eraseTraces(deps, traces, record);
  return success(actor, "registration.detailsErased", null);
}
