export type ToastAction = { readonly label: string; readonly run: () => void };
export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly tone: "good" | "plain";
  readonly action: ToastAction | undefined;
};

const shownForMs = 6_000;
const actionShownForMs = 10_000;

let shown: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * For small confirmations only. A question needs a dialog, and an error belongs in the page. A new toast replaces the
 * last one.
 */
export function showToast(message: string, tone: Toast["tone"] = "good", action?: ToastAction): void {
  set({ id: nextId++, message, tone, action });
  startToastTimer();
}

export function startToastTimer(): void {
  stopToastTimer();
  timer = setTimeout(() => set(null), shown?.action ? actionShownForMs : shownForMs);
}

/** A toast stays while its action has the focus. */
export function stopToastTimer(): void {
  clearTimeout(timer);
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
