import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import { emptyItem, type ItemValues, itemValuesOf, type ServiceItem } from "./item-values.ts";

/** What the dialog edits: `item` is null for a new one. */
export type ItemSubject = { readonly item: ServiceItem | null; readonly values: ItemValues };

type KeptDraft = { readonly itemId: number | null; readonly values: ItemValues };

const keyOf = (listingId: number) => `item-draft.${listingId}`;

export function subjectOf(item: ServiceItem | null): ItemSubject {
  return { item, values: item ? itemValuesOf(item) : emptyItem };
}

/** The draft survives a reload and signing in again. It ends with the tab, and when the dialog is closed or saved. */
export function keepItemDraft(listingId: number, item: ServiceItem | null, values: ItemValues): void {
  keepInTab(keyOf(listingId), { itemId: item?.id ?? null, values } satisfies KeptDraft);
}

export function dropItemDraft(listingId: number): void {
  dropFromTab(keyOf(listingId));
}

/**
 * The draft of a dialog that was open; null if there is none. If its item has since been deleted, the draft
 * becomes a new item.
 */
export function readItemDraft(listingId: number, items: readonly ServiceItem[]): ItemSubject | null {
  const kept = readFromTab<KeptDraft>(keyOf(listingId));
  if (!kept?.values) return null;
  return { item: items.find(({ id }) => id === kept.itemId) ?? null, values: { ...emptyItem, ...kept.values } };
}
