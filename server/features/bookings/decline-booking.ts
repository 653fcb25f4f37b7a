import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { declineBooking as endpoint } from "#contract/host-bookings.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { blockNumber } from "./block-phone.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { mayMailAddress } from "./booking-mails.ts";
import { findBooking } from "./booking-store.ts";
import { cancelInTransaction } from "./cancel-booking.ts";

export async function declineBooking(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await findBooking(deps.db, params.id);
  if (!known || known.host_id !== actor.hostId) refuse("not_found");
  const mayWriteToCustomer = await mayMailAddress(
    deps,
    known.status === "confirmed" ? known.customer_email : null,
    "mailsOwedToCustomer",
  );
  const answer = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    if (known.status === "confirmed" && known.starts_at <= now) refuse("booking_is_past");
    const cancelled =
      (await cancelInTransaction(deps, trx, known, { by: "provider", mayWriteToCustomer })) ??
      refuse("already_cancelled");
    if (body.blockPhone && cancelled.customer_phone) await blockNumber(deps, trx, actor, cancelled.customer_phone);
    return hostBookingAnswer(cancelled, actor, now);
  });
  return success(actor, "booking.notReal", answer);
}
