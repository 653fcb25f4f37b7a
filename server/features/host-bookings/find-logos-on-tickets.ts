import type { Db } from "#server/db/database.ts";
import { findAllBookingsOf } from "#server/features/bookings/index.ts";
import { findTakenDownLogos } from "#server/features/listings/index.ts";
import { findAccountOfUser } from "#server/features/providers/index.ts";

/** Those of these pictures that a customer's ticket still shows: a listing may be taken down, its visits stay readable. */
export async function findLogosOnTickets(db: Db, urls: readonly string[]): Promise<string[]> {
  const shown: string[] = [];
  const ofUser = Map.groupBy(await findTakenDownLogos(db, urls), ({ user_id }) => user_id);
  for (const [userId, listings] of ofUser) {
    const account = await findAccountOfUser(db, userId);
    const bookings = account ? await findAllBookingsOf(db, account.id) : [];
    const booked = new Set(bookings.map(({ listing_id }) => listing_id));
    shown.push(...listings.filter(({ id }) => booked.has(id)).map(({ profile_image_url }) => profile_image_url));
  }
  return shown;
}
