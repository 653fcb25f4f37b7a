import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readListing as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { listingAnswer } from "./listing-answer.ts";
import { isPublic } from "./listing-rules.ts";
import { findListing } from "./listing-store.ts";

export async function readListing(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  const row = await findListing(deps.db, query.id);
  const isOwner = row !== undefined && row.user_id === actor.person?.userId;
  if (!row || !(isOwner || isPublic(row.review_state, deps.settings.listingReview))) refuse("not_found");
  return new WithHeaders(listingAnswer(row, isOwner), { etag: `"${row.revision}"` });
}
