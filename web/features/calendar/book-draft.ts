import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";

export type BookDraft = {
  readonly start: number;
  /** Null if the host has only one calendar. */
  readonly calendarId: number | null;
  readonly itemIds: readonly number[];
  readonly name: string;
  readonly phone: string;
};

const keyOf = (hostId: number) => `book-draft.${hostId}`;

/**
 * The draft survives a reload and signing in again. It is deleted when the tab or the dialog is closed, or when the
 * time is booked.
 */
export function keepBookDraft(hostId: number, draft: BookDraft): void {
  keepInTab(keyOf(hostId), draft);
}

export function dropBookDraft(hostId: number): void {
  dropFromTab(keyOf(hostId));
}

export function readBookDraft(hostId: number): BookDraft | null {
  const kept = readFromTab<BookDraft>(keyOf(hostId));
  if (typeof kept?.start !== "number") return null;
  const { start, calendarId = null } = kept;
  return { start, calendarId, itemIds: kept.itemIds ?? [], name: kept.name ?? "", phone: kept.phone ?? "" };
}
