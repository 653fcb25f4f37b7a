import { useEffect, useRef } from "react";

type CloseWatcher = EventTarget & { destroy: () => void };

/** The back gesture closes the topmost dialog instead of leaving the page, in browsers with CloseWatcher. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
    if (!open || !Watcher) return;
    const watcher = new Watcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [open]);
}
