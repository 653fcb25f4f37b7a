import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusedElement } from "#web/lib/focused-element.ts";
import { importWithRetry } from "#web/lib/import-with-retry.ts";
import type { DialogProps } from "./dialog-types.ts";

const load = () => import("./dialog-frame.tsx");
const DialogFrame = lazy(() => importWithRetry(load).then((module) => ({ default: module.DialogFrame })));

export function preloadDialog(): void {
  load().catch(() => {});
}

type LazyDialogProps = DialogProps & {
  /** Loads the code while the browser is idle, or only when the dialog opens. */
  readonly preload?: "idle" | "none";
  readonly fallback?: ReactNode;
};

/** On phones this is a sheet at the bottom. It traps the focus and returns it when it closes. */
export function Dialog({ preload = "idle", fallback = null, ...dialog }: LazyDialogProps) {
  const [wasOpened, setWasOpened] = useState(dialog.open);
  if (dialog.open && !wasOpened) setWasOpened(true);
  const returnFocusTo = useRef<HTMLElement | null>(null);
  // This must be a layout effect, because the frame takes the focus in a passive effect, which runs later.
  useBrowserLayoutEffect(() => {
    if (dialog.open) returnFocusTo.current = focusedElement();
  }, [dialog.open]);
  useEffect(() => {
    if (preload === "idle") whenIdle(preloadDialog);
  }, [preload]);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={dialog.open ? fallback : null}>
      <DialogFrame {...dialog} returnFocus={() => returnFocusTo.current?.focus()} />
    </Suspense>
  );
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
}
