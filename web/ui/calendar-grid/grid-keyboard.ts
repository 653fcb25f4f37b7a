import type { GridRow } from "./grid-layout.ts";

type Place = { readonly row: number; readonly column: number };

const steps: Readonly<Record<string, (place: Place, last: Place, forward: 1 | -1) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }, _, forward) => ({ row, column: column - forward }),
  ArrowRight: ({ row, column }, _, forward) => ({ row, column: column + forward }),
  PageUp: ({ row, column }) => ({ row: row - 4, column }),
  PageDown: ({ row, column }) => ({ row: row + 4, column }),
  Home: ({ column }) => ({ row: 0, column }),
  End: ({ column }, last) => ({ row: last.row, column }),
};

/** Null if the grid ignores the key. */
export function cellAfterKey(
  rows: readonly GridRow[],
  from: number,
  key: string,
  direction: "ltr" | "rtl",
): number | null {
  const step = steps[key];
  const place = placeOf(rows, from);
  if (!step || !place) return null;
  const last = { row: rows.length - 1, column: (rows[0]?.cells.length ?? 1) - 1 };
  let next = step(place, last, direction === "rtl" ? -1 : 1);
  for (let tries = 0; tries < rows.length; tries++) {
    const row = Math.min(Math.max(next.row, 0), last.row);
    const column = Math.min(Math.max(next.column, 0), last.column);
    const cell = rows[row]?.cells[column];
    if (cell) return cell.start;
    // The cell does not exist if clocks skip that time, so continue in the same direction.
    next = step({ row, column }, last, direction === "rtl" ? -1 : 1);
  }
  return from;
}

export function cellsBetween(rows: readonly GridRow[], from: number, to: number): number[] {
  const [a, b] = [placeOf(rows, from), placeOf(rows, to)];
  if (!a || !b) return [];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const [first, last] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  return rows
    .slice(top, bottom + 1)
    .flatMap(({ cells }) => cells.slice(first, last + 1).flatMap((cell) => (cell ? [cell.start] : [])));
}

function placeOf(rows: readonly GridRow[], start: number): Place | null {
  for (const [row, { cells }] of rows.entries()) {
    const column = cells.findIndex((cell) => cell?.start === start);
    if (column >= 0) return { row, column };
  }
  return null;
}
