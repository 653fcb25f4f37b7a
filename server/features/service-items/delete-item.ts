import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteServiceItem as endpoint } from "#contract/service-items.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveProvider } from "#server/features/providers/index.ts";
import { done } from "#server/http/done.ts";
import { markItemDeleted } from "./item-store.ts";
import { ownItem } from "./own-item.ts";

export async function deleteItem(
  deps: Deps,
  actor: ActiveProvider,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownItem(deps, actor, params.itemId);
  await markItemDeleted(deps.db, id);
  return done(actor, "item.deleted", null);
}
