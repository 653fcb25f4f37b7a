import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readListing as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { findOpenAccount } from "#server/features/providers/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { listingAnswer } from "./listing-answer.ts";
import { isPublic, publicStates } from "./listing-rules.ts";
import { findListing, findOldestListing } from "./listing-store.ts";

export async function readListing(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if ((query.id === undefined) === (query.kindredProviderId === undefined)) {
    refuse("invalid_fields", { fields: { id: query.id === undefined ? "required" : "unknown_format" } });
  }
  const id = query.id ?? (await oldestListingOf(deps, query.kindredProviderId as number));
  const row = id === undefined ? undefined : await findListing(deps.db, id);
  const isOwner = row !== undefined && row.user_id === actor.person?.userId;
  if (!row || !(isOwner || isPublic(row, deps.settings.listingReview))) refuse("not_found");
  return new WithHeaders(listingAnswer(row, isOwner, deps.settings.listingReview), { etag: `"${row.revision}"` });
}

/** An account is represented by its oldest public listing. Undefined when the account is suspended. */
async function oldestListingOf(deps: Deps, accountId: number): Promise<number | undefined> {
  const account = await findOpenAccount(deps.db, accountId);
  if (!account) return undefined;
  return (await findOldestListing(deps.db, account.user_id, publicStates(deps.settings.listingReview)))?.id;
}
