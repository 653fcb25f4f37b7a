import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readReviews as endpoint } from "#contract/reviews.ts";
import type { Deps } from "#server/deps.ts";
import type { HostVisitor } from "#server/features/hosts/index.ts";
import { visibleListing } from "#server/features/listings/index.ts";
import { reviewAnswer } from "./review-answer.ts";
import { shownAverage } from "./review-rules.ts";
import { findReviewsOfListing, rateListing } from "./review-store.ts";

export async function readReviews(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const listing = await visibleListing(deps, actor, query.providerId);
  const { average, count } = await rateListing(deps.db, listing.id);
  const rows = query.limit === 0 ? [] : await findReviewsOfListing(deps.db, listing.id, query);
  return { summary: { average: shownAverage(average), count }, reviews: rows.map(reviewAnswer) };
}
