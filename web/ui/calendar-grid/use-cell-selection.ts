import { useCallback, useRef, useState } from "react";
import { cellsBetween } from "./grid-keyboard.ts";
import type { GridRow } from "./grid-layout.ts";

export type CellSelection = ReturnType<typeof useCellSelection>;

/** Which cells are chosen in the selection mode: by press, by drag with a mouse, by Shift. Booked cells cannot be. */
export function useCellSelection(rows: readonly GridRow[], canSelect: (start: number) => boolean) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number | null>(null);
  const drag = useRef<{ from: number; before: ReadonlySet<number>; moved: boolean; isOver: boolean } | null>(null);

  const selectTo = useCallback(
    (to: number) => {
      const from = anchor.current ?? to;
      setSelected((before) => new Set([...before, ...cellsBetween(rows, from, to).filter(canSelect)]));
    },
    [rows, canSelect],
  );

  const toggle = useCallback(
    (start: number) => {
      // The click that ends a drag has done its work already.
      if (drag.current?.moved) return;
      anchor.current = start;
      if (!canSelect(start)) return;
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(start)) after.add(start);
        return after;
      });
    },
    [canSelect],
  );

  const clear = useCallback(() => {
    setSelected(new Set());
    anchor.current = null;
  }, []);

  /** Escape: what was selected before the drag is selected again, and the button may be released anywhere. */
  const giveUp = () => {
    if (!drag.current?.moved) return;
    setSelected(drag.current.before);
    drag.current.isOver = true;
  };

  const pointer = {
    onPointerDown(start: number, event: PointerEvent) {
      if (event.button !== 0) return;
      drag.current = { from: start, before: selected, moved: false, isOver: false };
      const ended = new AbortController();
      // After the click that a release brings with it.
      const end = () =>
        setTimeout(() => {
          drag.current = null;
          ended.abort();
        });
      window.addEventListener("pointerup", end, { signal: ended.signal });
      window.addEventListener("pointercancel", end, { signal: ended.signal });
      window.addEventListener("keydown", ({ key }) => (key === "Escape" ? giveUp() : undefined), {
        signal: ended.signal,
      });
      if (!event.shiftKey) anchor.current = start;
    },
    onPointerOver(start: number, event: PointerEvent) {
      // Touch scrolls instead; a mouse with a pressed button drags.
      if (!drag.current || drag.current.isOver || event.buttons !== 1 || event.pointerType === "touch") return;
      if (start === drag.current.from && !drag.current.moved) return;
      drag.current.moved = true;
      const cells = cellsBetween(rows, drag.current.from, start).filter(canSelect);
      setSelected(new Set([...drag.current.before, ...cells]));
    },
  };

  return { selected, toggle, selectTo, clear, pointer };
}
