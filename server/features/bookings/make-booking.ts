import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { holdTime, lockCalendars, refuseTakenTime } from "#server/features/calendar/index.ts";
import { bookableListing, findVenue, venuePlace } from "#server/features/listings/index.ts";
import { findCalendarsForItem, findItem } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { type ExpectedTerms, haveTermsChanged } from "./booking-rules.ts";
import { type BookingRow, insertBooking } from "./booking-store.ts";
import { newReference } from "./private-link.ts";

type Wanted = {
  readonly host: { readonly id: number; readonly country: string };
  /** Null for "Anyone"; otherwise one of these calendars. */
  readonly calendarIds: readonly number[] | null;
  readonly serviceItemId: number;
  readonly startTime: string;
  readonly expected: ExpectedTerms;
  readonly customer: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
  readonly locale: string;
  readonly bookedBy: "customer" | "provider";
  /** From `mayMailAddress`, called before the transaction. */
  readonly mayWriteToCustomer: boolean;
  /** Whether the customer asked for the calendar. */
  readonly isCalendarChosen: boolean;
  /** Runs under the lock of the host's calendars. */
  readonly checkCustomer?: () => Promise<void>;
};

/** Creates every booking of customers and hosts. Call it in a transaction. */
export async function makeBooking(deps: Deps, trx: Db, wanted: Wanted): Promise<BookingRow> {
  const { customer } = wanted;
  const bookingId = newReference();
  await refuseTakenTime(trx, { ...(await offeredTime(trx, wanted)).time, bookingId });
  // Lock first: what is checked below must stay true until the booking is inserted. Deleting a listing takes the same lock.
  await lockCalendars(trx, wanted.host.id);
  await wanted.checkCustomer?.();
  const { item, time } = await offeredTime(trx, wanted);
  if (haveTermsChanged(item, wanted.expected)) {
    const current = { currentPrice: (item.price_cents ?? 0) / 100, currentMinutes: item.duration_minutes };
    refuse("terms_changed", { extra: current });
  }
  await bookableListing(deps, trx, item.listing_id, wanted.bookedBy);
  const held = await holdTime(deps, trx, { ...time, bookingId });
  const booking = await insertBooking(trx, {
    host_id: wanted.host.id,
    calendar_id: held.calendarId,
    id: bookingId,
    service_item_id: item.id,
    listing_id: item.listing_id,
    starts_at: new Date(held.start),
    ends_at: new Date(held.end),
    item_name: item.name,
    duration_minutes: item.duration_minutes,
    price_cents: item.price_cents ?? 0,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    customer_locale: wanted.locale,
    booked_by: wanted.bookedBy,
    is_calendar_chosen: wanted.isCalendarChosen,
  });
  const { mayWriteToCustomer } = wanted;
  await deps.changes.publish(trx, { type: "booking_made", hostId: wanted.host.id, bookingId, mayWriteToCustomer });
  return booking;
}

/** The item as it is now, and the time it needs in one of the calendars that do it. */
async function offeredTime(trx: Db, { host, serviceItemId, calendarIds, startTime }: Wanted) {
  const item = await findItem(trx, serviceItemId);
  if (!item || item.host_id !== host.id) refuse("item_not_offered", { fields: { serviceItems: "bad_service_item" } });
  const offered = (await findCalendarsForItem(trx, item)).map(({ id }) => id);
  const chosen = offered.filter((id) => calendarIds?.includes(id) ?? true);
  if (chosen.length === 0) refuse("calendar_not_offered", { fields: { calendarId: "not_an_option" } });
  const start = Date.parse(startTime);
  const { timeZone } = venuePlace(host, await findVenue(trx, item.listing_id));
  const durationMinutes = item.duration_minutes;
  const time = { hostId: host.id, calendarIds: chosen, serviceItemId, durationMinutes, start, timeZone };
  return { item, time };
}
