import type { z } from "zod";
import type { CustomerBooking, HostBooking } from "#contract/bookings.ts";
import { countryPack, type Place } from "#contract/countries/country-packs.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { Deps } from "#server/deps.ts";
import { placeAnswer } from "#server/features/hosts/index.ts";
import type { Venue } from "#server/features/listings/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import { calendarNameOf } from "./booking-calendar.ts";
import { asCustomerReads, canChange, canErase, changeableUntil, keptUntil, statusAt } from "./booking-rules.ts";
import type { BookingRow } from "./booking-store.ts";
import { findVenueOf } from "./booking-venue.ts";
import { secretOf } from "./private-link.ts";

function bookingAnswer(row: BookingRow, now: Date) {
  return {
    id: row.id,
    kindredProviderId: row.host_id,
    calendarId: row.calendar_id,
    isCalendarChosen: row.is_calendar_chosen,
    serviceItemId: row.service_item_id,
    serviceItemName: row.item_name,
    serviceItems: row.items.map(({ id, name, language, priceCents, minutes }) => ({
      id,
      name,
      textLanguage: language ?? null,
      price: priceCents / 100,
      duration_minutes: minutes,
    })),
    startTime: row.starts_at.toISOString(),
    endTime: row.ends_at.toISOString(),
    durationMinutes: row.duration_minutes,
    price: row.price_cents / 100,
    status: statusAt(row, now),
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerPhoneFormatted: row.customer_phone && formatPhone(row.customer_phone),
    customerEmail: row.customer_email,
    createdAt: row.created_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
  };
}

export function hostBookingAnswer(
  row: BookingRow,
  host: { readonly country: string },
  now: Date,
): z.output<typeof HostBooking> {
  return {
    ...bookingAnswer(row, now),
    currency: countryPack(host.country).currency,
    bookedBy: row.booked_by,
    providerId: row.listing_id,
    movedAt: row.moved_at?.toISOString() ?? null,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    isErased: row.details_erased_at !== null,
  };
}

export type BookingDetails = {
  readonly venue: Venue | undefined;
  readonly place: Place;
  readonly calendarName: string | null;
};

/** `given` is the secret that the caller used. Whoever has the host's link must not get the customer's. */
export async function customerBookingAnswer(deps: Deps, row: BookingRow, now: Date, given?: string) {
  const { venue, place } = await findVenueOf(deps.db, row);
  const details = { venue, place, calendarName: await calendarNameOf(deps.db, row) };
  const answer = answerWithDetails(deps, row, now, details);
  return given ? { ...answer, secret: given } : answer;
}

/** Only the holder of the private link may get this answer. The secret is derived each time and never stored. */
export function answerWithDetails(
  deps: Deps,
  row: BookingRow,
  now: Date,
  { venue: found, place, calendarName }: BookingDetails,
): z.output<typeof CustomerBooking> {
  const venue = found && inLanguage(found, row.customer_locale);
  return {
    ...bookingAnswer(asCustomerReads(row), now),
    calendarName,
    secret: secretOf(deps.secret, row),
    ...placeAnswer(place),
    changeableUntil: changeableUntil(row).toISOString(),
    cancelMinutes: row.cancel_minutes,
    canChange: canChange(row, now),
    canErase: canErase(row, now),
    keptUntil: keptUntil(row.ends_at, deps.settings.keep.customerDetailsMonths).toISOString(),
    provider: venue
      ? {
          providerId: venue.id,
          name: venue.name,
          textLanguage: venue.textLanguage,
          address: venue.address,
          phoneNumber: venue.phone_number,
          phoneNumberFormatted: formatPhone(venue.phone_number),
          whatsappNumber: venue.whatsapp_number,
          communityId: venue.community_id,
          profileImageUrl: venue.profile_image_url,
        }
      : null,
  };
}
