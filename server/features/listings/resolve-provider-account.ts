import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { resolveProviderAccount as endpoint } from "#contract/listings.ts";
import type { Deps } from "#server/deps.ts";
import { findOpenHost } from "#server/features/hosts/index.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { visibleListing } from "./visible-listing.ts";

export async function resolveProviderAccount(
  deps: Deps,
  _actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const listing = await visibleListing(deps, null, params.providerId);
  const host = await findOpenHost(deps.db, listing.host_id);
  return { kindredProviderId: host?.id ?? null };
}
