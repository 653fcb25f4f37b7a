import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";

export type BookDraft = {
  readonly start: number;
  readonly itemId: string;
  readonly name: string;
  readonly phone: string;
};

const keyOf = (accountId: number) => `book-draft.${accountId}`;

/**
 * The draft survives a reload and signing in again. It ends with the tab, and when the dialog is closed or the time is
 * booked.
 */
export function keepBookDraft(accountId: number, draft: BookDraft): void {
  keepInTab(keyOf(accountId), draft);
}

export function dropBookDraft(accountId: number): void {
  dropFromTab(keyOf(accountId));
}

/** The draft of a dialog that was open; null if there is none. */
export function readBookDraft(accountId: number): BookDraft | null {
  const kept = readFromTab<BookDraft>(keyOf(accountId));
  if (typeof kept?.start !== "number") return null;
  return { start: kept.start, itemId: kept.itemId ?? "", name: kept.name ?? "", phone: kept.phone ?? "" };
}
