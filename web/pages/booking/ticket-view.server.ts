import type { CallOutput } from "#contract/calls.ts";
import type { TicketView } from "../../features/tickets/index.ts";
import { type Api, ApiRefusal } from "../../lib/api.ts";
import type { VenueWords } from "./venue-words.server.ts";

export type Booking = CallOutput<"GET /bookings/{secret}">;

/** The booking behind a private link, or null: a wrong link and an unknown booking look the same. */
export async function findBooking(api: Api, secret: string): Promise<Booking | null> {
  try {
    return await api("GET /bookings/{secret}", { params: { secret } });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status < 500) return null;
    throw error;
  }
}

export function ticketView(booking: Booking, words: VenueWords): TicketView {
  const { provider } = booking;
  return {
    id: booking.id,
    secret: booking.secret,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    serviceName: booking.serviceItemName,
    durationMinutes: booking.durationMinutes,
    price: booking.price,
    startTime: booking.startTime,
    endTime: booking.endTime,
    day: words.shortDay(booking.startTime),
    range: words.range(booking.startTime, booking.endTime),
    provider: provider && {
      listingId: provider.providerId,
      name: provider.name,
      address: provider.address,
      phone: provider.phoneNumber,
      whatsapp: provider.whatsappNumber,
      communityId: provider.communityId,
      imageUrl: provider.profileImageUrl,
    },
  };
}
