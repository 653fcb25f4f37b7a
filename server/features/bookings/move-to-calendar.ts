import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { moveToCalendar as endpoint } from "#contract/host-bookings.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { moveToFreeCalendar } from "#server/features/calendar/index.ts";
import { type ActiveStaff, type CalendarName, findOwnCalendars } from "#server/features/hosts/index.ts";
import { findItems, isDoneIn } from "#server/features/service-items/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { mayMailAddress } from "./booking-mails.ts";
import { countedVisit, itemIdsOf, timeOfVisit } from "./booking-rules.ts";
import { type BookingRow, changePlace, findBooking, lockBooking, visitOf } from "./booking-store.ts";

/** Staff can only move bookings between their own calendars. Owners and managers can use all calendars of the host. */
export async function moveToCalendar(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await findBooking(deps.db, params.id);
  if (known?.host_id !== actor.hostId) refuse("not_found");
  // Check this before spending the limit: a person who may not move the booking must not use up the customer's mails.
  targetAmong(await findOwnCalendars(deps.db, actor), known, body.calendarId);
  // A customer who booked with "Anyone" gets no mail, because time, place and price stay the same.
  const email = known.is_calendar_chosen && known.calendar_id !== body.calendarId ? known.customer_email : null;
  const mayWriteToCustomer = await mayMailAddress(deps, email, "mailsOwedToCustomer");
  const answer = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    const booking = (await lockBooking(trx, known.id)) ?? refuse("not_found");
    const target = targetAmong(await findOwnCalendars(trx, actor), booking, body.calendarId);
    if (booking.status === "cancelled") refuse("already_cancelled");
    if (booking.starts_at <= now) refuse("booking_is_past");
    if (target.id === booking.calendar_id) return hostBookingAnswer(booking, actor, now);
    const serviceItemIds = itemIdsOf(booking);
    const items = await findItems(trx, serviceItemIds);
    if (!items.every((item) => isDoneIn(item, target))) refuse("calendar_does_not_do_item");
    const { hostId, country } = actor;
    const visit = timeOfVisit(booking);
    const wanted = { hostId, country, calendarId: target.id, bookingId: booking.id, serviceItemIds, visit };
    const to = target.is_open ? await moveToFreeCalendar(deps, trx, wanted, visitOf(booking)) : undefined;
    if (!to) refuse("calendar_not_free");
    const { starts_at, ends_at } = booking;
    const moved = await changePlace(trx, booking.id, { starts_at, ends_at, calendar_id: to.calendarId });
    const change = { type: "booking_reassigned", hostId: booking.host_id, bookingId: booking.id } as const;
    await deps.changes.publish(trx, { ...change, mayWriteToCustomer });
    const counted = { before: countedVisit(booking), after: countedVisit(moved) };
    await deps.changes.publish(trx, { type: "visit_changed", hostId, country, ...counted });
    return hostBookingAnswer(moved, actor, now);
  });
  return success(actor, "booking.otherCalendar", answer);
}

function targetAmong(own: readonly CalendarName[], booking: BookingRow, calendarId: number): CalendarName {
  const target = own.find(({ id }) => id === calendarId);
  return target && own.some(({ id }) => id === booking.calendar_id) ? target : refuse("not_found");
}
