import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readListing as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import { findHost, findOpenHost, type HostVisitor, managedBy } from "#server/features/hosts/index.ts";
import { WithHeaders } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { listingAnswer } from "./listing-answer.ts";
import { isPublic, publicStates } from "./listing-rules.ts";
import { findListing, findOldestListing } from "./listing-store.ts";

export async function readListing(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<WithHeaders<OutputOf<typeof endpoint>>> {
  if ((query.id === undefined) === (query.kindredProviderId === undefined)) {
    refuse("invalid_fields", { fields: { id: query.id === undefined ? "required" : "unknown_format" } });
  }
  const id = query.id ?? (await oldestListingOf(deps, query.kindredProviderId));
  const row = id === undefined ? undefined : await findListing(deps.db, id);
  const membership = row && managedBy(actor, row.host_id);
  if (!row || !(membership || isPublic(row, deps.settings.listingReview))) refuse("not_found");
  const host = membership ?? (await findHost(deps.db, row.host_id)) ?? refuse("not_found");
  return new WithHeaders(listingAnswer(row, host, membership ?? null, deps.settings.listingReview, actor.locale), {
    etag: `"${row.revision}"`,
  });
}

async function oldestListingOf(deps: Deps, hostId: number | undefined): Promise<number | undefined> {
  const host = hostId === undefined ? undefined : await findOpenHost(deps.db, hostId);
  if (!host) return undefined;
  return (await findOldestListing(deps.db, host.id, publicStates(deps.settings.listingReview)))?.id;
}
