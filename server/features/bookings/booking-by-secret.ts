import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { statusAt } from "./booking-rules.ts";
import { type BookingRow, databaseNow, findBooking, lockBooking } from "./booking-store.ts";
import { opens, referenceIn } from "./private-link.ts";

/** Refuses once the customer's details are erased. A wrong proof and an unknown booking get the same answer. */
export async function bookingBySecret(deps: Deps, db: Db, secret: string): Promise<BookingRow> {
  const booking = await findBooking(db, referenceIn(secret));
  if (!booking || !opens(deps.secret, secret, booking)) refuse("not_found");
  if (booking.details_erased_at) refuse("booking_details_erased");
  return booking;
}

export async function visitBySecret(deps: Deps, db: Db, secret: string) {
  const booking = await bookingBySecret(deps, db, secret);
  return { ...booking, isCompleted: statusAt(booking, await databaseNow(db)) === "completed" };
}

/** Call it in a transaction: until it ends, the row lock prevents changes and the erasure of the customer. */
export async function lockVisitBySecret(deps: Deps, trx: Db, secret: string) {
  await lockBooking(trx, referenceIn(secret));
  return visitBySecret(deps, trx, secret);
}
