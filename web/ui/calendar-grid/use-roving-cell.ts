import { type RefObject, useState } from "react";
import { type CellStatus, type GridRow, openingKey } from "./grid-layout.ts";

/** Only one cell is in the tab order (roving tabindex), and the arrow keys move to the others. */
export function useRovingCell(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly GridRow[],
  statusOf: (start: number) => CellStatus,
) {
  const [chosen, setChosen] = useState<number | null>(null);
  const isHere = chosen !== null && rows.some(({ cells }) => cells.some((cell) => cell?.start === chosen));
  const focusable = isHere ? chosen : firstCell(rows, statusOf);
  return {
    focusable,
    moveTo(start: number) {
      setChosen(start);
      scroller.current?.querySelector<HTMLElement>(`[data-start="${start}"]`)?.focus();
    },
  };
}

function firstCell(rows: readonly GridRow[], statusOf: (start: number) => CellStatus): number | null {
  const key = openingKey(rows, statusOf);
  const row = rows.find((one) => one.key === key) ?? rows[0];
  return row?.cells.find((cell) => cell !== null)?.start ?? null;
}
