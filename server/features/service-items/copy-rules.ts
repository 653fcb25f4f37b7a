import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { type ItemRow, lockItemsOfListing, setRules } from "./item-store.ts";

/** Call this in the transaction of the edit. If one of the items is gone, nothing is changed. */
export async function copyRules(trx: Db, item: ItemRow, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== item.id);
  if (wanted.length === 0) return;
  const found = await lockItemsOfListing(trx, item.listing_id, wanted);
  if (found.length < wanted.length) refuse("invalid_fields", { fields: { copyRulesTo: "not_an_option" } });
  const { minutes_before, minutes_after, notice_minutes, days_ahead, most_per_day, cancel_minutes } = item;
  const rules = { minutes_before, minutes_after, notice_minutes, days_ahead, most_per_day, cancel_minutes };
  await setRules(trx, wanted, rules);
}
