import type { moveBooking as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { bookingRulesOf, moveHeldTime } from "#server/features/calendar/index.ts";
import { findBookableHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { findVenue, venuePlace } from "#server/features/listings/index.ts";
import { findItems } from "#server/features/service-items/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { customerBookingAnswer } from "./booking-answer.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { calendarsToMoveTo } from "./booking-calendar.ts";
import { mayMailAddress } from "./booking-mails.ts";
import { canChange, countedVisit, itemIdsOf, timeOfVisit } from "./booking-rules.ts";
import { changePlace, lockBooking, visitOf } from "./booking-store.ts";

export async function moveBooking(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await bookingBySecret(deps, deps.db, params.secret);
  const host = await findBookableHost(deps.db, known.host_id);
  await deps.limits.spend(["movesOfOneBooking", known.id]);
  const mayWriteToCustomer = await mayMailAddress(deps, known.customer_email);
  const { row, now } = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    const booking = (await lockBooking(trx, known.id)) ?? refuse("not_found");
    if (booking.status === "cancelled") refuse("already_cancelled");
    if (!canChange(booking, now)) refuse("too_late_to_change");
    const from = visitOf(booking);
    const start = Date.parse(body.startTime);
    if (start === from.start) return { row: booking, now };
    const items = await findItems(trx, itemIdsOf(booking));
    const to = await moveHeldTime(
      deps,
      trx,
      {
        hostId: booking.host_id,
        country: host.country,
        calendarIds: await calendarsToMoveTo(trx, booking, items),
        preferredCalendarId: booking.calendar_id,
        bookingId: booking.id,
        serviceItemIds: itemIdsOf(booking),
        visit: timeOfVisit(booking),
        rules: bookingRulesOf(items),
        start,
        timeZone: venuePlace(host, await findVenue(trx, booking.listing_id)).timeZone,
      },
      from,
    );
    const place = { starts_at: new Date(to.start), ends_at: new Date(to.end), calendar_id: to.calendarId };
    const moved = await changePlace(trx, booking.id, { ...place, arrived_at: null, moved_at: now });
    await deps.changes.publish(trx, {
      type: "booking_moved",
      hostId: booking.host_id,
      bookingId: booking.id,
      movedFrom: booking.starts_at,
      mayWriteToCustomer,
    });
    const counted = { before: countedVisit(booking), after: countedVisit(moved) };
    const { country } = host;
    await deps.changes.publish(trx, { type: "visit_changed", hostId: booking.host_id, country, ...counted });
    return { row: moved, now };
  });
  return success(actor, "booking.moved", await customerBookingAnswer(deps, row, now, params.secret));
}
