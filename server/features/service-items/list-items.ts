import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listServiceItems as endpoint } from "#contract/service-items.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { hiddenListings, visibleListing } from "#server/features/listings/index.ts";
import { findAccountSeenBy } from "#server/features/providers/index.ts";
import { refuse } from "#server/refusal.ts";
import { itemAnswer } from "./item-answer.ts";
import { findItemsOfListing, findItemsOfUser } from "./item-store.ts";

export async function listItems(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { providerId: listingId, kindredProviderId: accountId } = query;
  const viewerUserId = actor.person?.userId ?? null;
  if (listingId !== undefined && accountId === undefined) {
    const listing = await visibleListing(deps, viewerUserId, listingId);
    const isOwner = listing.user_id === viewerUserId;
    return (await findItemsOfListing(deps.db, listing.id)).map((item) => itemAnswer(item, isOwner));
  }
  if (accountId === undefined || listingId !== undefined) {
    refuse("invalid_fields", { fields: { providerId: "unknown_format", kindredProviderId: "unknown_format" } });
  }
  const account = await findAccountSeenBy(deps.db, actor.person?.userId, accountId);
  if (!account) refuse("not_found");
  const isOwner = account.user_id === viewerUserId;
  const hidden = isOwner ? null : await hiddenListings(deps, account.user_id);
  const items = await findItemsOfUser(deps.db, account.user_id);
  return items.filter(({ listing_id }) => !hidden?.has(listing_id)).map((item) => itemAnswer(item, isOwner));
}
