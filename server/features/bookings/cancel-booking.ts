import type { cancelBooking as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { done } from "#server/http/done.ts";
import { refuse } from "#server/refusal.ts";
import { customerBookingAnswer } from "./booking-answer.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { mayWriteTo, tellAboutBooking } from "./booking-mails.ts";
import { canChange } from "./booking-rules.ts";
import { databaseNow } from "./booking-store.ts";
import { cancelWithin } from "./cancel-within.ts";

/** A second time changes nothing and sends nothing. */
export async function cancelBooking(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await bookingBySecret(deps, deps.db, params.secret);
  const mayWriteToCustomer = await mayWriteTo(deps, known.status === "confirmed" ? known.customer_email : null);
  const { row, now } = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    const booking = await bookingBySecret(deps, trx, params.secret);
    if (booking.status === "cancelled") return { row: booking, now };
    if (!canChange(booking, now)) refuse("too_late_to_change");
    const cancelled = await cancelWithin(trx, booking, "customer", null);
    if (cancelled) await tellAboutBooking(deps, trx, { event: "cancelled", booking: cancelled, mayWriteToCustomer });
    return { row: cancelled ?? booking, now };
  });
  return done(actor, "booking.cancelled", await customerBookingAnswer(deps, row, now));
}
