import { useEffect, useRef } from "react";

type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** In browsers with CloseWatcher, the back gesture closes the topmost dialog instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const Watcher = window.CloseWatcher;
    if (!open || !Watcher) return;
    const watcher = new Watcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [open]);
}
