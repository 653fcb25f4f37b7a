import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listOwnListings as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import { ownMembership } from "#server/features/hosts/index.ts";
import type { Person } from "#server/features/identity/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { listingAnswer } from "./listing-answer.ts";
import { findListingsOfHost } from "./listing-store.ts";

export async function listOwnListings(
  deps: Deps,
  actor: Person,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if (query.userId !== actor.userId) refuse("not_yours");
  const host = await ownMembership(deps.db, actor, query.kindredProviderId);
  const rows = host ? await findListingsOfHost(deps.db, host.hostId, query) : [];
  const body = host ? rows.map((row) => listingAnswer(row, host, host, deps.settings.listingReview, actor.locale)) : [];
  return new WithHeaders(body, { "x-total-count": String(rows[0]?.total ?? query.offset) });
}
