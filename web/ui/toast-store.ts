export type Toast = { readonly id: number; readonly message: string; readonly tone: "good" | "plain" };

const shownForMs = 6_000;

let shown: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * For small confirmations only. A question needs a dialog, and an error belongs in the page. A new toast replaces the
 * last one.
 */
export function showToast(message: string, tone: Toast["tone"] = "good"): void {
  const toast = { id: nextId++, message, tone };
  set(toast);
  setTimeout(() => dismissToast(toast.id), shownForMs);
}

export function dismissToast(id: number): void {
  if (shown?.id === id) set(null);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => shown,
};
