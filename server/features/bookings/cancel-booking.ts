import type { cancelBooking as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { releaseTime } from "#server/features/calendar/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { customerBookingAnswer } from "./booking-answer.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { mayMailAddress, queueBookingMails } from "./booking-mails.ts";
import { canChange } from "./booking-rules.ts";
import { type BookingRow, databaseNow, markCancelled, visitOf } from "./booking-store.ts";

/** Idempotent: cancelling again changes nothing and sends no mail. */
export async function cancelBooking(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await bookingBySecret(deps, deps.db, params.secret);
  const mayWriteToCustomer = await mayMailAddress(deps, known.status === "confirmed" ? known.customer_email : null);
  const { row, now } = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    const booking = await bookingBySecret(deps, trx, params.secret);
    if (booking.status === "cancelled") return { row: booking, now };
    if (!canChange(booking, now)) refuse("too_late_to_change");
    const cancelled = await cancelInTransaction(deps, trx, booking, "customer", null);
    if (cancelled) await queueBookingMails(deps, trx, { event: "cancelled", booking: cancelled, mayWriteToCustomer });
    return { row: cancelled ?? booking, now };
  });
  return success(actor, "booking.cancelled", await customerBookingAnswer(deps, row, now));
}

/** Cancels in the caller's transaction and frees the time. Undefined when the booking is no longer confirmed. */
export async function cancelInTransaction(
  deps: Deps,
  trx: Db,
  booking: BookingRow,
  by: "customer" | "provider",
  note: string | null,
): Promise<BookingRow | undefined> {
  const cancelled = await markCancelled(trx, booking.id, by, note);
  if (!cancelled) return undefined;
  await releaseTime(deps, trx, { hostId: cancelled.host_id, bookingId: cancelled.id }, visitOf(cancelled));
  return cancelled;
}

/** Before a host or a customer is erased. One transaction per booking, so that an interrupted run can be resumed. */
export async function cancelUpcoming(
  deps: Deps,
  bookings: readonly BookingRow[],
  by: "customer" | "provider",
): Promise<void> {
  for (const booking of bookings) {
    await inTransaction(deps.db, async (trx) => {
      const cancelled = await cancelInTransaction(deps, trx, booking, by, null);
      if (!cancelled) return;
      const isHostErased = by === "provider";
      await queueBookingMails(deps, trx, {
        event: "cancelled",
        booking: cancelled,
        mayWriteToCustomer: true,
        isHostErased,
      });
    });
  }
}
