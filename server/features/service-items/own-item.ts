import type { Deps } from "#server/deps.ts";
import { ownListing } from "#server/features/listings/index.ts";
import { refuse } from "#server/refusal.ts";
import { findItem, type ItemRow } from "./item-store.ts";

/** Refuses in the same way as `ownListing` does for the item's listing. */
export async function ownItem(deps: Deps, actor: { hostId: number }, itemId: number): Promise<ItemRow> {
  const item = await findItem(deps.db, itemId);
  if (!item) refuse("not_found");
  await ownListing(deps, actor, item.listing_id);
  return item;
}
