import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { markNoShow as endpoint } from "#contract/host-bookings.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { lockCalendars } from "#server/features/calendar/index.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { countedVisit } from "./booking-rules.ts";
import { findBooking, setNoShow } from "./booking-store.ts";
import { ownBooking } from "./own-booking.ts";

/** A visit can be marked only after it has started. Before that, the host can cancel it. */
export async function markNoShow(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const answer = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    // The daily summaries are counted again under the same lock.
    await lockCalendars(trx, actor.hostId);
    const booking = await ownBooking(trx, actor, await findBooking(trx, params.id));
    if (booking.status === "cancelled") refuse("already_cancelled");
    if (booking.starts_at > now) refuse("visit_not_started");
    const marked = await setNoShow(trx, booking.id, body.noShow);
    const counted = { before: countedVisit(booking), after: countedVisit(marked) };
    const { hostId, country } = actor;
    await deps.changes.publish(trx, { type: "visit_changed", hostId, country, ...counted });
    if (body.noShow) await deps.changes.publish(trx, { type: "booking_no_show", hostId, bookingId: booking.id });
    return hostBookingAnswer(marked, actor, now);
  });
  return success(actor, body.noShow ? "booking.noShow" : "booking.came", answer);
}
