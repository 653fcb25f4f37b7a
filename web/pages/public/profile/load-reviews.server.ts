import type { Api } from "#web/lib/api.ts";
import type { OpinionsAnswer } from "./listing.ts";
import { firstReviews, maxReviews, reviewsPerStep } from "./review-steps.ts";

const maxPerCall = 50;

/** Rounds up to whole steps. An invalid request gets the first step. */
export function reviewsWanted(asked: string | null): number {
  const steps = Math.ceil((Number(asked) - firstReviews) / reviewsPerStep) || 0;
  return Math.min(maxReviews, firstReviews + Math.max(0, steps) * reviewsPerStep);
}

export async function loadReviews(api: Api, listingId: string, wanted: number): Promise<OpinionsAnswer> {
  const ask = (offset: number) =>
    api("GET /reviews", { query: { providerId: listingId, limit: Math.min(maxPerCall, wanted - offset), offset } });
  const { summary, reviews: first } = await ask(0);
  const reviews = [...first];
  const reachable = Math.min(wanted, summary.count);
  while (reviews.length < reachable) {
    const { reviews: next } = await ask(reviews.length);
    if (next.length === 0) break;
    reviews.push(...next);
  }
  return { summary, reviews };
}
