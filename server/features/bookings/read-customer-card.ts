import type { readCustomerCard as endpoint } from "#contract/customer-card.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { calendarsAsked, type Staff } from "#server/features/hosts/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { refuse } from "#server/refusal.ts";
import { hostBookingAnswer } from "./booking-answer.ts";
import { countOfCustomer, findBooking, findOfCustomer } from "./booking-store.ts";
import { findNote } from "./customer-note-store.ts";
import { ownBooking } from "./own-booking.ts";

const mostVisits = 50;

/** Takes a booking instead of a number, so that hosts learn only about their own customers, and no URL has a number. */
export async function readCustomerCard(
  deps: Deps,
  actor: Staff,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { db } = deps;
  const booking = await ownBooking(db, actor, await findBooking(db, params.id));
  const phone = booking.customer_phone ?? refuse("booking_without_phone");
  const customer = { hostId: actor.hostId, phone, calendarIds: await calendarsAsked(db, actor, undefined) };
  const [visits, counts, note, now] = await Promise.all([
    findOfCustomer(db, customer, mostVisits),
    countOfCustomer(db, customer),
    findNote(db, actor.hostId, phone),
    databaseNow(db),
  ]);
  deps.log.info({ hostId: actor.hostId }, "customer card read");
  return {
    name: booking.customer_name,
    phone,
    phoneFormatted: formatPhone(phone),
    note,
    counts,
    visits: visits.map((row) => hostBookingAnswer(row, actor, now)),
  };
}
