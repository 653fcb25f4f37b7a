import { dropFromTab, keepInTab, readFromTab } from "../../lib/tab-storage.ts";
import { emptyItem, type ItemValues, itemValuesOf, type ServiceItem } from "./item-values.ts";

/** What the dialog is about: `item` is null for a new one. */
export type ItemSubject = { readonly item: ServiceItem | null; readonly values: ItemValues };

type KeptDraft = { readonly itemId: number | null; readonly values: ItemValues };

const keyOf = (listingId: number) => `item-draft.${listingId}`;

export function subjectOf(item: ServiceItem | null): ItemSubject {
  return { item, values: item ? itemValuesOf(item) : emptyItem };
}

/** Survives a reload and signing in again; ends with the tab, and when the dialog is closed or saved. */
export function keepItemDraft(listingId: number, item: ServiceItem | null, values: ItemValues): void {
  keepInTab(keyOf(listingId), { itemId: item?.id ?? null, values } satisfies KeptDraft);
}

export function dropItemDraft(listingId: number): void {
  dropFromTab(keyOf(listingId));
}

/** The dialog that was open with something typed; null: none. An item that has been deleted since becomes a new one. */
export function readItemDraft(listingId: number, items: readonly ServiceItem[]): ItemSubject | null {
  const kept = readFromTab<KeptDraft>(keyOf(listingId));
  if (!kept?.values) return null;
  return { item: items.find(({ id }) => id === kept.itemId) ?? null, values: { ...emptyItem, ...kept.values } };
}
