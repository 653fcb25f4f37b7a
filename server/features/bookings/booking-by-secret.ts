import type { Db } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { statusAt } from "./booking-rules.ts";
import { type BookingRow, findBooking, lockBooking } from "./booking-store.ts";
import { isHostLink, opens, referenceIn } from "./private-link.ts";

/** A wrong proof and an unknown booking get the same answer, so that nobody can test which references exist. */
export async function bookingBySecret(deps: Deps, db: Db, secret: string): Promise<BookingRow> {
  const booking = await findBooking(db, referenceIn(secret));
  if (!booking || !opens(deps.secret, secret, booking)) refuse("not_found");
  if (booking.details_erased_at) refuse("booking_details_erased");
  return booking;
}

export async function visitBySecret(deps: Deps, db: Db, secret: string) {
  const booking = await bookingBySecret(deps, db, secret);
  return {
    ...booking,
    isCompleted: statusAt(booking, await databaseNow(db)) === "completed",
    /** The host knows this link, so it does not prove that the customer is writing. */
    isHostLink: isHostLink(deps.secret, secret, booking),
  };
}

/**
 * Call this in a transaction. The row lock prevents other changes, and the erasure of the customer, until the
 * transaction ends.
 */
export async function lockVisitBySecret(deps: Deps, trx: Db, secret: string) {
  await lockBooking(trx, referenceIn(secret));
  return visitBySecret(deps, trx, secret);
}
