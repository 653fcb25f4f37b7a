import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteServiceItem as endpoint } from "#contract/service-items.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { lockItem, markItemDeleted } from "./item-store.ts";
import { ownItem } from "./own-item.ts";
import { recordItemEdit } from "./record-item-edit.ts";

export async function deleteItem(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownItem(deps, actor, params.itemId);
  await inTransaction(deps.db, async (trx) => {
    const before = (await lockItem(trx, id)) ?? refuse("not_found");
    await markItemDeleted(trx, id);
    await recordItemEdit(trx, actor, before, null);
    await deps.changes.publish(trx, { type: "listing_changed", hostId: actor.hostId, listingId: before.listing_id });
  });
  return success(actor, "item.deleted", null);
}
