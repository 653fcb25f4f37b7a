import { useEffect } from "react";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { type BookDraft, readBookDraft } from "./book-draft.ts";

/**
 * Reopens the Book dialog after a reload, for example when the host had to sign in again. Pass null to turn this off.
 */
export function useKeptBooking(
  hostId: number | null,
  days: readonly GridDay[],
  onReopen: (draft: BookDraft) => void,
): void {
  useEffect(() => {
    const draft = hostId === null ? null : readBookDraft(hostId);
    const isShown = days.some(({ start, end }) => draft && start <= draft.start && draft.start < end);
    if (draft && isShown) onReopen(draft);
  }, [hostId, days, onReopen]);
}
