import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { acceptTime as endpoint } from "#contract/waiting-list.ts";
import { inTransaction, type Transaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { customerBookingAnswer, getBooking, makeBooking, mayMailAddress } from "#server/features/bookings/index.ts";
import { findBookableHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { createConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { refuse } from "#server/refusal.ts";
import { lockPerson, personBySecret } from "./waiting-link.ts";
import { markBooked } from "./waiting-store.ts";

/** Each person who waits for the host's lock occupies a connection. The rest wait in memory. */
const inTurn = createConcurrencyLimit<number>(4);

/** A second tap on "Take this time" gets the booking. */
export async function acceptTime(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await personBySecret(deps, deps.db, params.secret);
  // Whoever comes too late or taps twice does not wait for the lock.
  if (known.status === "waiting") refuse("time_offer_ended");
  if (known.booking_id !== null) return confirmed(deps, actor, known.booking_id);
  const host = await findBookableHost(deps.db, known.host_id);
  const mayWriteToCustomer = await mayMailAddress(deps, known.customer_email, "mailsOwedToCustomer");
  const book = async (trx: Transaction) => {
    const person = (await lockPerson(trx, known)) ?? refuse("not_found");
    if (person.booking_id !== null) return person.booking_id;
    const { offer_starts_at, offer_ends_at, offer_calendar_id, offer_hold_id } = person;
    if (person.status !== "offered" || !offer_starts_at || !offer_ends_at || offer_calendar_id === null)
      refuse("time_offer_ended");
    if (offer_ends_at <= (await databaseNow(trx))) refuse("time_offer_ended");
    const made = await makeBooking(deps, trx, {
      host,
      calendarIds: [offer_calendar_id],
      serviceItemIds: person.service_item_ids,
      startTime: offer_starts_at.toISOString(),
      expected: body,
      holdId: offer_hold_id ?? undefined,
      customer: { name: person.customer_name, phone: person.customer_phone, email: person.customer_email },
      locale: person.customer_locale,
      bookedBy: "customer",
      mayWriteToCustomer,
      isCalendarChosen: person.calendar_id !== null,
      once: { key: undefined, scope: "", request: null },
    });
    if (made.earlierId !== null) throw new Error("a booking without a key cannot have been made before");
    await markBooked(trx, person.id, made.booking.id);
    return made.booking.id;
  };
  const bookingId = await inTurn(host.id, () => inTransaction(deps.db, book));
  return confirmed(deps, actor, bookingId);
}

async function confirmed(deps: Deps, actor: Visitor, bookingId: string): Promise<OutputOf<typeof endpoint>> {
  const booking = await getBooking(deps.db, bookingId);
  const answer = await customerBookingAnswer(deps, booking, await databaseNow(deps.db));
  return success(actor, "booking.confirmed", answer);
}
