import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { holdTime, lockCalendars } from "#server/features/calendar/index.ts";
import { findCalendars } from "#server/features/hosts/index.ts";
import { bookableListing } from "#server/features/listings/index.ts";
import { findItem } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { type ExpectedTerms, haveTermsChanged } from "./booking-rules.ts";
import { type BookingRow, insertBooking } from "./booking-store.ts";
import { newReference } from "./private-link.ts";

type Wanted = {
  readonly hostId: number;
  readonly serviceItemId: number;
  readonly startTime: string;
  readonly expected: ExpectedTerms;
  readonly customer: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
  readonly locale: string;
  readonly bookedBy: "customer" | "provider";
};

/** Creates every booking of customers and hosts. Call it in a transaction. */
export async function makeBooking(deps: Deps, trx: Db, wanted: Wanted): Promise<BookingRow> {
  const { hostId, customer } = wanted;
  // Deleting a listing takes the same lock, so the listing cannot be deleted before the booking is inserted.
  await lockCalendars(trx, hostId);
  const item = await findItem(trx, wanted.serviceItemId);
  if (!item || item.host_id !== hostId) refuse("item_not_offered", { fields: { serviceItems: "bad_service_item" } });
  if (haveTermsChanged(item, wanted.expected)) {
    const current = { currentPrice: (item.price_cents ?? 0) / 100, currentMinutes: item.duration_minutes };
    refuse("terms_changed", { extra: current });
  }
  await bookableListing(deps, trx, item.listing_id, wanted.bookedBy);
  const id = newReference();
  const calendars = await findCalendars(trx, hostId);
  const held = await holdTime(trx, {
    hostId,
    calendarIds: calendars.filter(({ is_open }) => is_open).map(({ id }) => id),
    bookingId: id,
    serviceItemId: item.id,
    durationMinutes: item.duration_minutes,
    start: Date.parse(wanted.startTime),
  });
  return insertBooking(trx, {
    host_id: hostId,
    calendar_id: held.calendarId,
    id,
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
  });
}
