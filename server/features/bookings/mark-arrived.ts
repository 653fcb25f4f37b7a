import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { markArrived as endpoint } from "#contract/host-bookings.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { lockCalendars } from "#server/features/calendar/index.ts";
import type { ActiveStaff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { countedVisit, isBeforeItsDay } from "./booking-rules.ts";
import { lockBooking, setArrived } from "./booking-store.ts";
import { ownBooking } from "./own-booking.ts";

/** Customers may be early, so a host can mark them from the beginning of the day. */
export async function markArrived(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const answer = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    // The daily summaries are counted again under the same lock.
    await lockCalendars(trx, actor.hostId);
    const booking = await ownBooking(trx, actor, await lockBooking(trx, params.id));
    if (booking.status === "cancelled") refuse("already_cancelled");
    if (isBeforeItsDay(booking, now, timeZoneOf(actor.country))) refuse("visit_on_a_later_day");
    const changed = await setArrived(trx, booking.id, body.arrived);
    await deps.changes.publish(trx, { type: "calendar_changed", hostId: actor.hostId });
    // Who arrived is no longer a no-show.
    const counted = { before: countedVisit(booking), after: countedVisit(changed) };
    const { hostId, country } = actor;
    await deps.changes.publish(trx, { type: "visit_changed", hostId, country, ...counted });
    return hostBookingAnswer(changed, actor, now);
  });
  return success(actor, body.arrived ? "booking.arrived" : "booking.notArrived", answer);
}
