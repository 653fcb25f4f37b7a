import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { reviewVisit as endpoint } from "#contract/reviews.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { lockVisitBySecret } from "#server/features/bookings/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { reviewAnswer } from "./review-answer.ts";
import { authorOf } from "./review-rules.ts";
import { insertReview } from "./review-store.ts";

export async function reviewVisit(
  deps: Deps,
  actor: Visitor,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const row = await inTransaction(deps.db, async (trx) => {
    const visit = await lockVisitBySecret(deps, trx, params.secret);
    if (visit.isHostLink) refuse("own_link_required");
    if (!visit.isCompleted) refuse("visit_not_completed");
    const written = await insertReview(trx, {
      host_id: visit.host_id,
      booking_id: visit.id,
      listing_id: visit.listing_id,
      stars: body.stars,
      text: body.text,
      author: authorOf(visit.customer_name),
      item_name: visit.item_name,
      visited_at: visit.starts_at,
    });
    const { host_id: hostId, listing_id: listingId } = visit;
    await deps.changes.publish(trx, { type: "listing_changed", hostId, listingId });
    return written;
  });
  return success(actor, "review.posted", reviewAnswer(row ?? refuse("already_reviewed")));
}
