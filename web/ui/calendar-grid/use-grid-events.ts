import { type RefObject, useEffect, useRef } from "react";

export type GridEvents = {
  readonly onPress: (start: number, withShift: boolean) => void;
  readonly onKey: (start: number, event: KeyboardEvent) => void;
  readonly onPointerDown?: (start: number, event: PointerEvent) => void;
  readonly onPointerOver?: (start: number, event: PointerEvent) => void;
};

/** One listener on the grid is faster than handlers on hundreds of cells. */
export function useGridEvents(grid: RefObject<HTMLElement | null>, events: GridEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const leave = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      handle: (start: number, event: HTMLElementEventMap[K]) => void,
    ) =>
      element.addEventListener(
        type,
        (event) => {
          const start = startOf(event.target);
          if (start !== null) handle(start, event);
        },
        { signal: leave.signal },
      );
    listen("click", (start, event) => latest.current.onPress(start, event.shiftKey));
    listen("keydown", (start, event) => latest.current.onKey(start, event));
    listen("pointerdown", (start, event) => latest.current.onPointerDown?.(start, event));
    listen("pointerover", (start, event) => latest.current.onPointerOver?.(start, event));
    return () => leave.abort();
  }, [grid]);
}

function startOf(target: EventTarget | null): number | null {
  const cell = target instanceof Element ? target.closest("[data-start]") : null;
  return cell ? Number(cell.getAttribute("data-start")) : null;
}
