import { useCallback, useEffect, useRef, useState } from "react";
import { dropFromTab, keepInTab, readFromTab } from "#web/lib/tab-storage.ts";
import type { CellSelection } from "#web/ui/calendar-grid/use-cell-selection.ts";

type Kept = { readonly starts: readonly number[] };

/** The selection survives a reload and signing in again, until it is applied or cancelled. */
export function useSelecting(kept: string, selection: CellSelection, isReadOnly: boolean) {
  const [isSelecting, setIsSelecting] = useState(false);
  const startButton = useRef<HTMLButtonElement>(null);
  const key = `calendar-selection.${kept}`;
  const { selected, add, clear } = selection;

  const start = useCallback(
    (starts: readonly number[] = []) => {
      add(starts);
      setIsSelecting(true);
    },
    [add],
  );
  const stop = useCallback(() => {
    dropFromTab(key);
    clear();
    setIsSelecting(false);
  }, [key, clear]);

  useEffect(() => {
    const kept = isReadOnly ? [] : (readFromTab<Kept>(key)?.starts ?? []);
    if (kept.length > 0) start(kept);
  }, [key, isReadOnly, start]);
  useEffect(() => {
    if (isSelecting) keepInTab(key, { starts: [...selected] } satisfies Kept);
  }, [key, isSelecting, selected]);

  // The bar is gone, so the focus returns to the button that opened it.
  const wasSelecting = useRef(false);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting) startButton.current?.focus({ preventScroll: true });
    wasSelecting.current = isSelecting;
  }, [isSelecting]);

  return { isSelecting, start, stop, startButton };
}
