import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listOwnListings as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { listingAnswer } from "./listing-answer.ts";
import { findListingsOfUser } from "./listing-store.ts";

export async function listOwnListings(
  deps: Deps,
  actor: Person,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if (query.userId !== actor.userId) refuse("not_yours");
  const rows = await findListingsOfUser(deps.db, actor.userId, query);
  const body = rows.map((row) => listingAnswer(row, true, deps.settings.listingReview));
  return new WithHeaders(body, { "x-total-count": String(rows[0]?.total ?? query.offset) });
}
