import { sql } from "kysely";
import type { TestApp } from "#server/testing/test-app.ts";

export async function visitIsOver(app: TestApp, bookingId: string): Promise<void> {
  await sql`update bookings set starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours'
    where id = ${bookingId}`.execute(app.deps.db);
}

/** Inserts a review directly, without the checks of a real one. */
export async function aReview(app: TestApp, bookingId: string): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into reviews (host_id, booking_id, listing_id, stars, text, author, item_name, visited_at)
    select host_id, id, listing_id, 5, 'Good', 'Maria C.', item_name, starts_at
      from bookings where id = ${bookingId} returning id`.execute(app.deps.db);
  return rows[0] as { id: number };
}
