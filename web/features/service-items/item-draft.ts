import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { emptyItem, type ItemValues, itemValuesOf, type ServiceItem } from "./item-values.ts";

/** `item` is null for a new item. */
export type ItemSubject = { readonly item: ServiceItem | null; readonly values: ItemValues };

type KeptDraft = { readonly itemId: number | null; readonly values: ItemValues };

const keyOf = (listingId: number) => `item-draft.${listingId}`;

export function subjectOf(item: ServiceItem | null): ItemSubject {
  return { item, values: item ? itemValuesOf(item) : emptyItem };
}

/**
 * The draft survives a reload and signing in again. It is deleted when the tab or the dialog is closed, or when the
 * item is saved.
 */
export function keepItemDraft(listingId: number, item: ServiceItem | null, values: ItemValues): void {
  keepInTab(keyOf(listingId), { itemId: item?.id ?? null, values } satisfies KeptDraft);
}

export function dropItemDraft(listingId: number): void {
  dropFromTab(keyOf(listingId));
}

/** If the item has been deleted since, the draft becomes a new item. Rules are not copied to items deleted since. */
export function readItemDraft(listingId: number, items: readonly ServiceItem[]): ItemSubject | null {
  const kept = readFromTab<KeptDraft>(keyOf(listingId));
  if (!kept?.values) return null;
  const values = { ...emptyItem, ...kept.values };
  const copyRulesTo = values.copyRulesTo.filter((wanted) => items.some(({ id }) => id === wanted));
  return { item: items.find(({ id }) => id === kept.itemId) ?? null, values: { ...values, copyRulesTo } };
}
