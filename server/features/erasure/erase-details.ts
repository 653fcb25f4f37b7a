import { randomUUID } from "node:crypto";
import type { eraseDetails as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { bookingBySecret, canErase } from "#server/features/bookings/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { eraseTraces, recordOf } from "./erase-traces.ts";
import { logErasure } from "./erasure-log.ts";

/** This is refused before the visit, because the host still needs the details. */
export async function eraseDetails(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const booking = await bookingBySecret(deps, deps.db, params.secret);
  const now = await databaseNow(deps.db);
  if (!canErase(booking, now)) refuse("visit_still_ahead");
  // The customer may have typed somebody else's address, so letters to other people are not searched for it.
  const nothingElse = {
    owners: [],
    waiting: [],
    registered: [],
    messageIds: [],
    requestIds: [],
    reportIds: [],
    fileKeys: [],
    mentioned: [],
  };
  const emails = booking.customer_email ? [booking.customer_email] : [];
  const traces = { ...nothingElse, booked: [booking], causes: [booking.id], emails };
  const record = recordOf(traces, randomUUID(), now);
  await logErasure(deps, record);
  await eraseTraces(deps, traces, record);
  return success(actor, "booking.detailsErased", null);
}
