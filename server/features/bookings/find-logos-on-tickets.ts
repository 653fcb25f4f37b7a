import type { Db } from "#server/db/database.ts";
import { findTakenDownLogos } from "#server/features/listings/index.ts";
import { findBookedListings } from "./booking-store.ts";

/** The bookings of a deleted listing stay readable, so their tickets still show its logo. */
export async function findLogosOnTickets(db: Db, urls: readonly string[]): Promise<string[]> {
  const listings = await findTakenDownLogos(db, urls);
  if (listings.length === 0) return [];
  const ids = listings.map(({ id }) => id);
  const booked = new Set(await findBookedListings(db, ids));
  return listings.filter(({ id }) => booked.has(id)).map(({ profile_image_url }) => profile_image_url);
}
