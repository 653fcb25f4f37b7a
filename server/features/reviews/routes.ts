import * as contract from "#contract/reviews.ts";
import { activeManager, anyoneOrMember } from "#server/features/hosts/index.ts";
import { anyone } from "#server/features/identity/index.ts";
import { listingTopic } from "#server/features/listings/index.ts";
import { type Route, route } from "#server/http/route.ts";
import { answerReview } from "./answer-review.ts";
import { readReviews } from "./read-reviews.ts";
import { readVisitReview } from "./read-visit-review.ts";
import { reviewVisit } from "./review-visit.ts";

export const reviewRoutes: readonly Route[] = [
  route(contract.readReviews, anyoneOrMember, readReviews, {
    topics: ({ query }) => [listingTopic(query.providerId)],
    canReadReplica: true,
    isKept: true,
  }),
  route(contract.readVisitReview, anyone, readVisitReview),
  route(contract.reviewVisit, anyone, reviewVisit),
  route(contract.answerReview, activeManager, answerReview),
];
