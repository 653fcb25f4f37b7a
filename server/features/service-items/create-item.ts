import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createServiceItem as endpoint } from "#contract/service-items.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { ownListing, textsOf } from "#server/features/listings/index.ts";
import { success } from "#server/http/success-response.ts";
import { copyRules } from "./copy-rules.ts";
import { itemAnswer, itemFields } from "./item-answer.ts";
import { requireOwnCalendars } from "./item-calendars.ts";
import { insertItem, setItemCalendars } from "./item-store.ts";
import { recordItemEdit } from "./record-item-edit.ts";

const daysAheadOfNewItem = 180;

export async function createItem(
  deps: Deps,
  actor: ActiveManager,
  { query, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const listing = await ownListing(deps, actor, query.providerId);
  const row = await inTransaction(deps.db, async (trx) => {
    const { calendarIds = [] } = body;
    await requireOwnCalendars(trx, actor.hostId, calendarIds);
    const fields = { days_ahead: daysAheadOfNewItem, ...itemFields(body, textsOf(body, null, listing.language)) };
    const inserted = await insertItem(trx, { listing_id: listing.id, host_id: actor.hostId }, fields);
    const added = await setItemCalendars(trx, inserted, calendarIds);
    await copyRules(trx, added, body.copyRulesTo ?? []);
    await recordItemEdit(trx, actor, null, added);
    await deps.changes.publish(trx, { type: "listing_changed", hostId: actor.hostId, listingId: listing.id });
    return added;
  });
  return success(actor, "item.created", itemAnswer(row, actor, "owner"));
}
