import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { emptyItem, type ItemValues, type ServiceItem } from "./item-values.ts";

type KeptDraft = { readonly values: ItemValues };

const keyOf = (listingId: number) => `item-draft.${listingId}`;

/**
 * The draft of a new item survives a reload and signing in again. It is deleted when the tab or the dialog is closed,
 * or when the item is saved.
 */
export function keepItemDraft(listingId: number, values: ItemValues): void {
  keepInTab(keyOf(listingId), { values } satisfies KeptDraft);
}

export function dropItemDraft(listingId: number): void {
  dropFromTab(keyOf(listingId));
}

/** Rules are not copied to items deleted since. */
export function readItemDraft(listingId: number, items: readonly ServiceItem[]): ItemValues | null {
  const kept = readFromTab<KeptDraft>(keyOf(listingId));
  if (!kept?.values) return null;
  const values = { ...emptyItem, ...kept.values };
  return { ...values, copyRulesTo: values.copyRulesTo.filter((wanted) => items.some(({ id }) => id === wanted)) };
}
