import { type RefObject, useEffect, useRef } from "react";
import type { CallOutput } from "#contract/calls.ts";
import { browserApi } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { showToast, toastStore } from "#web/ui/toast-store.ts";

export type ReplacedSettings = CallOutput<"POST /providerCalendar/availability">["data"]["before"];
export type Change = { readonly status: ReplacedSettings[number]["status"]; readonly before: ReplacedSettings };

/** The server accepts at most this many in one request. */
const maxSettings = 4000;

export function canUndo({ before }: Change): boolean {
  return before.length > 0 && before.length <= maxSettings;
}

/**
 * Offers to undo a change for as long as its toast is shown. Control+Z does the same, because the toast is far from the
 * calendar for people who use the keyboard.
 */
export function useUndo(
  { hostId, calendarId }: { readonly hostId: number; readonly calendarId: number | null },
  reload: () => Promise<void>,
  focusAfter: RefObject<HTMLElement | null>,
) {
  const t = useT("calendar");
  const offered = useRef<(() => void) | null>(null);

  async function restore(change: Change): Promise<void> {
    offered.current = null;
    focusAfter.current?.focus({ preventScroll: true });
    const ids = { kindredProviderId: hostId, ...(calendarId === null ? {} : { calendarId }) };
    try {
      await browserApi("POST /providerCalendar/restore", { body: { ...ids, ...change, before: [...change.before] } });
      showToast(t("calendar.undone"));
    } catch {
      showToast(t("calendar.undoFailed"), "plain", { label: t("calendar.retry"), run: () => void restore(change) });
    }
    await reload();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
      if (!offered.current || toastStore.current()?.action?.run !== offered.current) return;
      event.preventDefault();
      offered.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (message: string, change: Change) => {
    if (!canUndo(change)) return showToast(message);
    offered.current = () => void restore(change);
    showToast(message, "good", { label: t("calendar.undo"), run: offered.current });
  };
}
