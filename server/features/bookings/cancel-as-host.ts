import type { cancelAsHost as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { type ActiveStaff, calendarsAsked } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { mayMailAddress } from "./booking-mails.ts";
import { type BookingRow, findBookingsAt } from "./booking-store.ts";
import { cancelInTransaction } from "./cancel-booking.ts";

/** Bookings are private, so a booking in somebody else's calendar is `not_found` instead of `not_yours`. */
export async function cancelAsHost(
  deps: Deps,
  actor: ActiveStaff,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (body.kindredProviderId !== actor.hostId) refuse("not_found");
  const known = await findMeant(deps.db, actor, body);
  const mayWriteToCustomer = await mayMailAddress(
    deps,
    known.status === "confirmed" ? known.customer_email : null,
    "mailsOwedToCustomer",
  );
  const answer = await inTransaction(deps.db, async (trx) => {
    const now = await databaseNow(trx);
    const booking = await findMeant(trx, actor, body);
    if (booking.status === "cancelled") refuse("already_cancelled");
    if (booking.starts_at <= now) refuse("booking_is_past");
    const cancelling = { by: "provider", note: body.note ?? null, mayWriteToCustomer } as const;
    const cancelled = await cancelInTransaction(deps, trx, booking, cancelling);
    if (!cancelled) refuse("already_cancelled");
    return hostBookingAnswer(cancelled, actor, now);
  });
  return success(actor, "booking.cancelled", answer);
}

/** If several bookings of this item at this start are confirmed, the request must name one. */
async function findMeant(db: Db, actor: ActiveStaff, body: InputOf<typeof endpoint>["body"]): Promise<BookingRow> {
  const calendarIds = await calendarsAsked(db, actor, undefined);
  const bookings = (await findBookingsAt(db, actor.hostId, body.serviceItemId, new Date(body.startTime)))
    .filter(({ calendar_id }) => calendarIds?.includes(calendar_id) ?? true)
    .filter(({ id }) => body.bookingId === undefined || id === body.bookingId);
  if (bookings.filter(({ status }) => status === "confirmed").length > 1) refuse("several_bookings");
  return bookings[0] ?? refuse("not_found");
}
