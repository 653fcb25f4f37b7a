import type { readBooking as endpoint } from "#contract/bookings.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { customerBookingAnswer } from "./booking-answer.ts";
import { bookingBySecret } from "./booking-by-secret.ts";

export async function readBooking(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const booking = await bookingBySecret(deps, deps.db, params.secret);
  return customerBookingAnswer(deps, booking, await databaseNow(deps.db), params.secret);
}
