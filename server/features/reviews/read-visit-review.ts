import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readVisitReview as endpoint } from "#contract/reviews.ts";
import type { Deps } from "#server/deps.ts";
import { visitBySecret } from "#server/features/bookings/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { reviewAnswer } from "./review-answer.ts";
import { authorOf } from "./review-rules.ts";
import { findReviewOfVisit } from "./review-store.ts";

export async function readVisitReview(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const visit = await visitBySecret(deps, deps.db, params.secret);
  const row = await findReviewOfVisit(deps.db, visit.host_id, visit.id);
  return {
    canReview: visit.isCompleted && !visit.isHostLink && !row,
    author: row?.author ?? authorOf(visit.customer_name),
    review: row ? reviewAnswer(row) : null,
  };
}
