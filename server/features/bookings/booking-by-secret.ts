import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { statusAt } from "./booking-rules.ts";
import { type BookingRow, databaseNow, findBooking, lockBooking } from "./booking-store.ts";
import { opens, referenceIn } from "./private-link.ts";

/** The booking that this private link opens, until the customer's details are erased. A wrong proof and an unknown
 *  booking give the same answer. */
export async function bookingBySecret(deps: Deps, db: Db, secret: string): Promise<BookingRow> {
  const booking = await findBooking(db, referenceIn(secret));
  if (!booking || !opens(deps.secret, secret, booking)) refuse("not_found");
  if (booking.details_erased_at) refuse("booking_details_erased");
  return booking;
}

/** The same for the room that keeps reviews: what it needs of a visit, and how the visit stands now. */
export async function visitBySecret(deps: Deps, db: Db, secret: string) {
  const booking = await bookingBySecret(deps, db, secret);
  return { ...booking, isCompleted: statusAt(booking, await databaseNow(db)) === "completed" };
}

/** In a transaction: until it ends, the visit stays as it is, and nobody erases its customer. */
export async function lockVisitBySecret(deps: Deps, trx: Db, secret: string) {
  await lockBooking(trx, referenceIn(secret));
  return visitBySecret(deps, trx, secret);
}
