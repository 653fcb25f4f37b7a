import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listServiceItems as endpoint } from "#contract/service-items.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { visibleListing } from "#server/features/listings/index.ts";
import { findOpenAccount } from "#server/features/providers/index.ts";
import { refuse } from "#server/refusal.ts";
import { itemAnswer } from "./item-answer.ts";
import { findItemsOfListing, findItemsOfUser } from "./item-store.ts";

export async function listItems(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { providerId, kindredProviderId } = query;
  if (providerId !== undefined && kindredProviderId === undefined) {
    const listing = await visibleListing(deps, actor.person?.userId ?? null, providerId);
    return (await findItemsOfListing(deps.db, listing.id)).map(itemAnswer);
  }
  if (kindredProviderId === undefined || providerId !== undefined) {
    refuse("invalid_fields", { fields: { providerId: "unknown_format", kindredProviderId: "unknown_format" } });
  }
  const account = await findOpenAccount(deps.db, kindredProviderId);
  if (!account) refuse("not_found");
  return (await findItemsOfUser(deps.db, account.user_id)).map(itemAnswer);
}
