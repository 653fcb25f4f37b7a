import type { CallOutput } from "#contract/calls.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import type { MomentView, TicketView } from "#web/pages/booking/ticket/ticket-view.ts";
import type { VenueFormats } from "./venue-formats.server.ts";

export type Booking = CallOutput<"GET /bookings/{secret}">;

/** An invalid link and an unknown booking give the same result, so that a guessed link reveals nothing. */
export async function lookUpBooking(api: Api, secret: string): Promise<Booking | "unknown" | "erased"> {
  try {
    return await api("GET /bookings/{secret}", { params: { secret } });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
    return error.code === "booking_details_erased" ? "erased" : "unknown";
  }
}

export async function findBooking(api: Api, secret: string): Promise<Booking | null> {
  const found = await lookUpBooking(api, secret);
  return typeof found === "string" ? null : found;
}

export function momentView(at: string, formats: VenueFormats): MomentView {
  return { at, text: formats.moment(at), date: formats.date(at), time: formats.time(at), place: formats.place };
}

export function ticketView(booking: Booking, formats: VenueFormats): TicketView {
  const { provider } = booking;
  return {
    id: booking.id,
    secret: booking.secret,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    serviceName: booking.serviceItemName,
    services: booking.serviceItems.map(({ id, name, textLanguage }) => ({
      id,
      name,
      language: textLanguage ?? undefined,
    })),
    calendarName: booking.calendarName,
    isCalendarChosen: booking.isCalendarChosen,
    durationMinutes: booking.durationMinutes,
    policy: { cancelMinutes: booking.cancelMinutes, until: formats.moment(booking.changeableUntil) },
    price: formats.price(booking.price),
    nothing: formats.price(0),
    date: formats.date(booking.startTime),
    time: formats.time(booking.startTime),
    place: formats.place,
    startTime: booking.startTime,
    endTime: booking.endTime,
    day: formats.shortDay(booking.startTime),
    range: formats.range(booking.startTime, booking.endTime),
    provider: provider && {
      listingId: provider.providerId,
      name: provider.name,
      language: provider.textLanguage,
      address: provider.address,
      phone: provider.phoneNumberFormatted,
      whatsapp: provider.whatsappNumber,
      communityId: provider.communityId,
      imageUrl: provider.profileImageUrl,
    },
  };
}
