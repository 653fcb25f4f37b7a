import type { cancelBooking as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { releaseTime } from "#server/features/calendar/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { customerBookingAnswer } from "./booking-answer.ts";
import { bookingBySecret } from "./booking-by-secret.ts";
import { mayMailAddress } from "./booking-mails.ts";
import { canChange, countedVisit } from "./booking-rules.ts";
import { type BookingRow, markCancelled, visitOf } from "./booking-store.ts";

/** Cancelling a second time changes nothing and sends no mail. */
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
    const cancelled = await cancelInTransaction(deps, trx, booking, { by: "customer", mayWriteToCustomer });
    return { row: cancelled ?? booking, now };
  });
  return success(actor, "booking.cancelled", await customerBookingAnswer(deps, row, now, params.secret));
}

type Cancelling = {
  readonly by: "customer" | "provider";
  readonly note?: string | null;
  readonly mayWriteToCustomer: boolean;
  readonly isHostErased?: boolean;
};

export async function cancelInTransaction(
  deps: Deps,
  trx: Db,
  booking: BookingRow,
  { by, note, ...recipients }: Cancelling,
): Promise<BookingRow | undefined> {
  const cancelled = await markCancelled(trx, booking.id, by, note ?? null);
  if (!cancelled) return undefined;
  const { host_id: hostId, id: bookingId } = cancelled;
  await releaseTime(deps, trx, { hostId, bookingId }, visitOf(cancelled));
  await deps.changes.publish(trx, { type: "booking_cancelled", hostId, bookingId, ...recipients });
  const after = countedVisit(cancelled);
  const host = await findHost(trx, hostId);
  if (!host) throw new Error(`A booking has the unknown host ${hostId}`);
  const before = { ...after, status: "confirmed" } as const;
  await deps.changes.publish(trx, { type: "visit_changed", hostId, country: host.country, before, after });
  return cancelled;
}

/**
 * Runs before a host or a customer is erased. Each booking has its own transaction, so that an interrupted run can be
 * resumed.
 */
export async function cancelUpcoming(
  deps: Deps,
  bookings: readonly BookingRow[],
  by: "customer" | "provider",
): Promise<void> {
  const cancelling = { by, mayWriteToCustomer: true, isHostErased: by === "provider" };
  for (const booking of bookings)
    await inTransaction(deps.db, (trx) => cancelInTransaction(deps, trx, booking, cancelling));
}
