import { useCallback, useRef, useState } from "react";
import { cellsBetween } from "./grid-keyboard.ts";
import type { GridRow } from "./grid-layout.ts";

/** Whether the next press chooses single cells, the first cell of a range, or the last one of the range that begins at `from`. */
export type RangePick = "off" | "first" | { readonly from: number };

export type CellSelection = ReturnType<typeof useCellSelection>;

/**
 * Which cells are chosen in the selection mode: by press, by drag with a mouse, by Shift, or, for fingers, by pressing the first and
 * the last cell of a range. Booked cells cannot be.
 */
export function useCellSelection(rows: readonly GridRow[], canSelect: (start: number) => boolean) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [range, setRange] = useState<RangePick>("off");
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

  /** A press on a cell: one cell, or an end of a range. */
  const press = (start: number, withShift: boolean) => {
    // The click that ends a drag has done its work already.
    if (drag.current?.moved) return;
    if (withShift) return selectTo(start);
    if (range === "off") return toggle(start);
    // A range that began on a day no longer shown has no cells up to here: it begins anew.
    const toHere = range === "first" ? [] : cellsBetween(rows, range.from, start);
    const cells = toHere.length > 0 ? toHere : [start];
    setSelected((before) => new Set([...before, ...cells.filter(canSelect)]));
    setRange(toHere.length > 0 ? "first" : { from: start });
    anchor.current = start;
  };
  const pickRange = (isOn: boolean) => setRange(isOn ? "first" : "off");

  const add = useCallback((starts: readonly number[]) => {
    setSelected((before) => new Set([...before, ...starts]));
  }, []);

  const clear = useCallback(() => {
    setSelected(new Set());
    setRange("off");
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

  return { selected, press, selectTo, add, clear, pointer, range, pickRange };
}
