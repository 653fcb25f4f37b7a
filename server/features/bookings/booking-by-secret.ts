import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { type BookingRow, findBooking } from "./booking-store.ts";
import { opens, referenceIn } from "./private-link.ts";

/** The booking that this private link opens. A wrong proof and an unknown booking give the same answer. */
export async function bookingBySecret(deps: Deps, db: Db, secret: string): Promise<BookingRow> {
  const booking = await findBooking(db, referenceIn(secret));
  if (!booking || !opens(deps.secret, secret, booking)) refuse("not_found");
  return booking;
}
