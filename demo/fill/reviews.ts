import type { Db } from "#server/db/database.ts";
import { authorOf, insertAnswer, insertReview } from "#server/features/reviews/index.ts";
import { nth } from "../nth.ts";
import { demoReviews } from "../reviews.ts";
import type { DemoVisit } from "./bookings.ts";

const hourMs = 3_600_000;

export async function fillDemoReviews(db: Db, visits: readonly DemoVisit[], hostNumber: number): Promise<void> {
  if (hostNumber % 5 === 4) return;
  for (const [n, visit] of visits.entries()) {
    if ((n + hostNumber) % 3 === 2) continue;
    const [stars, text, answer] = nth(demoReviews, n * 7 + hostNumber * 3);
    const writtenAt = new Date(visit.ends_at.getTime() + (2 + (n % 9)) * hourMs);
    const review = await insertReview(db, {
      host_id: visit.host_id,
      booking_id: visit.id,
      listing_id: visit.listing_id,
      stars,
      text,
      author: authorOf(visit.customer_name),
      item_name: visit.item_name,
      visited_at: visit.starts_at,
      created_at: writtenAt,
    });
    if (review && answer) await insertAnswer(db, review.id, answer, new Date(writtenAt.getTime() + 5 * hourMs));
  }
}
