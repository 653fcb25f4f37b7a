import { useCallback, useRef, useState } from "react";
import { cellsBetween } from "./grid-keyboard.ts";
import type { GridRow } from "./grid-layout.ts";

/**
 * "off" selects single cells. "first" waits for the first cell of a range. With `from`, the next press selects the last
 * cell.
 */
export type RangePick = "off" | "first" | { readonly from: number };

export type CellSelection = ReturnType<typeof useCellSelection>;

/**
 * People select cells by tapping or clicking, by dragging with a mouse, or with Shift. On touch screens, they can also
 * tap the first and the last cell of a range. Booked cells cannot be selected.
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

  const press = (start: number, withShift: boolean) => {
    // Ignore the click at the end of a drag.
    if (drag.current?.moved) return;
    if (withShift) return selectTo(start);
    if (range === "off") return toggle(start);
    // If the range started on a day that is no longer shown, start a new one.
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

  /** Escape during a drag restores the earlier selection and ignores further movement. */
  const giveUp = () => {
    if (!drag.current?.moved) return;
    setSelected(drag.current.before);
    drag.current.isOver = true;
  };

  const pointer = {
    onPointerDown(start: number, event: PointerEvent) {
      if (event.button !== 0) return;
      const thisDrag = { from: start, before: selected, moved: false, isOver: false };
      drag.current = thisDrag;
      const ended = new AbortController();
      const forget = () => {
        if (drag.current === thisDrag) drag.current = null;
        ended.abort();
      };
      let isPressed = true;
      const end = () => {
        isPressed = false;
        // Wait until the click event after `pointerup` has been handled.
        setTimeout(forget);
      };
      const onKey = ({ key }: KeyboardEvent) => {
        // The click of a key is not the end of the drag, even if it comes before the timer.
        if (!isPressed) forget();
        else if (key === "Escape") giveUp();
      };
      window.addEventListener("pointerup", end, { signal: ended.signal });
      window.addEventListener("pointercancel", end, { signal: ended.signal });
      window.addEventListener("keydown", onKey, { signal: ended.signal });
      if (!event.shiftKey) anchor.current = start;
    },
    onPointerOver(start: number, event: PointerEvent) {
      // On touch screens, moving the finger scrolls.
      if (!drag.current || drag.current.isOver || event.buttons !== 1 || event.pointerType === "touch") return;
      if (start === drag.current.from && !drag.current.moved) return;
      drag.current.moved = true;
      const cells = cellsBetween(rows, drag.current.from, start).filter(canSelect);
      setSelected(new Set([...drag.current.before, ...cells]));
    },
  };

  return { selected, press, selectTo, add, clear, pointer, range, pickRange };
}
