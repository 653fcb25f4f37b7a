import type { Db } from "#server/db/database.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { findVenue, venuePlace } from "#server/features/listings/index.ts";
import type { BookingRow } from "./booking-store.ts";

export async function findVenueOf(db: Db, booking: Pick<BookingRow, "host_id" | "listing_id">) {
  const host = await findHost(db, booking.host_id);
  if (!host) throw new Error(`A booking has the unknown host ${booking.host_id}`);
  const venue = await findVenue(db, booking.listing_id);
  return { host, venue, place: venuePlace(host, venue) };
}
