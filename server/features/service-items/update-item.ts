import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { updateServiceItem as endpoint } from "#contract/service-items.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { textsOf } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { copyRules } from "./copy-rules.ts";
import { itemAnswer, itemFields } from "./item-answer.ts";
import { requireOwnCalendars } from "./item-calendars.ts";
import { changeItem, lockItemsOfListing, setItemCalendars } from "./item-store.ts";
import { ownItem } from "./own-item.ts";
import { recordItemEdit } from "./record-item-edit.ts";

export async function updateItem(
  deps: Deps,
  actor: ActiveManager,
  { params, body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id, listing_id } = await ownItem(deps, actor, params.itemId);
  const { copyRulesTo = [] } = body;
  const row = await inTransaction(deps.db, async (trx) => {
    const locked = await lockItemsOfListing(trx, listing_id, [id, ...copyRulesTo]);
    const before = locked.find((item) => item.id === id) ?? refuse("not_found");
    const wanted = headers["if-match"];
    if (wanted !== undefined && wanted !== `"${before.revision}"`)
      refuse("version_is_stale", { extra: { current: itemAnswer(before, actor, "owner") } });
    await requireOwnCalendars(trx, actor.hostId, body.calendarIds ?? []);
    const changed = await changeItem(trx, id, itemFields(body, textsOf(body, before, actor.locale)));
    const after = body.calendarIds ? await setItemCalendars(trx, changed, body.calendarIds) : changed;
    await copyRules(trx, after, copyRulesTo);
    await recordItemEdit(trx, actor, before, after);
    await deps.changes.publish(trx, { type: "listing_changed", hostId: actor.hostId, listingId: before.listing_id });
    return after;
  });
  return success(actor, "item.updated", itemAnswer(row, actor, "owner"));
}
