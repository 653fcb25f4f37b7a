import type { cancelAsHost as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { mayMailAddress, queueBookingMails } from "./booking-mails.ts";
import { databaseNow, findBookingAt } from "./booking-store.ts";
import { cancelInTransaction } from "./cancel-booking.ts";

/** Bookings are private: one that is not in the caller's own calendar is `not_found`, not `not_yours`. */
export async function cancelAsHost(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (body.kindredProviderId !== actor.hostId) refuse("not_found");
  const startsAt = new Date(body.startTime);
  const known = await findBookingAt(deps.db, actor.hostId, body.serviceItemId, startsAt);
  const mayWriteToCustomer = await mayMailAddress(
    deps,
    known?.status === "confirmed" ? known.customer_email : null,
    "mailsOwedToCustomer",
  );
  const answer = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    const booking = await findBookingAt(trx, actor.hostId, body.serviceItemId, startsAt);
    if (!booking) refuse("not_found");
    if (booking.status === "cancelled") refuse("already_cancelled");
    if (booking.starts_at <= now) refuse("booking_is_past");
    const cancelled = await cancelInTransaction(trx, booking, "provider", body.note ?? null);
    if (!cancelled) refuse("already_cancelled");
    await queueBookingMails(deps, trx, { event: "cancelled", booking: cancelled, mayWriteToCustomer });
    return hostBookingAnswer(cancelled, now);
  });
  return success(actor, "booking.cancelled", answer);
}
