import { type RefObject, useEffect, useRef } from "react";
import { type CellStatus, type GridRow, openingKey } from "./grid-layout.ts";

/** Scrolls when the grid opens or shows another week, but not after a change within the week. */
export function useInitialScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  statusOf: (start: number) => CellStatus,
): void {
  const firstCell = rows[0]?.cells[0]?.start;
  const latest = useRef({ rows, statusOf });
  latest.current = { rows, statusOf };
  useEffect(() => {
    if (firstCell === undefined || !scroller.current) return;
    const key = openingKey(latest.current.rows, latest.current.statusOf);
    const row = scroller.current.querySelector<HTMLElement>(`[data-key="${key}"]`);
    const head = scroller.current.querySelector<HTMLElement>(".week-grid-head");
    if (row) scroller.current.scrollTop = row.offsetTop - (head?.offsetHeight ?? 0) - 8;
  }, [firstCell, scroller]);
}
