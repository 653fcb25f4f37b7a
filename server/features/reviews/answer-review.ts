import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { answerReview as endpoint } from "#contract/reviews.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { reviewAnswer } from "./review-answer.ts";
import { findReview, insertAnswer } from "./review-store.ts";

export async function answerReview(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const review = (await findReview(deps.db, params.id)) ?? refuse("not_found");
  if (review.host_id !== actor.hostId) refuse("not_yours");
  const { host_id: hostId, listing_id: listingId } = review;
  const answered = await inTransaction(deps.db, async (trx) => {
    await deps.changes.publish(trx, { type: "listing_changed", hostId, listingId });
    return (await insertAnswer(trx, review.id, body.answer)) ?? refuse("already_answered");
  });
  return success(actor, "review.answered", reviewAnswer(answered));
}
