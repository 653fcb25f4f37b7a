import type { GridBooking } from "./booking-block.tsx";
import type { GridCell, GridDay } from "./grid-time.ts";

export type CellStatus = "available" | "unavailable" | "booked" | "not-set";
export type GridRow = { readonly key: string; readonly time: string; readonly cells: readonly (GridCell | null)[] };

/** Each row is a local time. On a day when clocks skip that time, the cell is null. */
export function gridRows(days: readonly GridDay[]): GridRow[] {
  const keys = [...new Set(days.flatMap(({ cells }) => cells.map(({ key }) => key)))].sort(byLocalTime);
  const byKey = days.map(({ cells }) => new Map(cells.map((cell) => [cell.key, cell])));
  return keys.map((key) => ({ key, time: key.slice(0, 5), cells: byKey.map((cells) => cells.get(key) ?? null) }));
}

/** When an hour occurs twice, all cells of the first one come before those of the second. */
function byLocalTime(a: string, b: string): number {
  const order = (key: string) => `${key.slice(0, 2)}${key.endsWith("+") ? "1" : "0"}${key.slice(3, 5)}`;
  return order(a) < order(b) ? -1 : 1;
}

/** Only the first of several equal cells has a label. */
export function startsRun(cells: readonly GridCell[], at: number, statusOf: (start: number) => string): boolean {
  const cell = cells[at];
  const before = cells[at - 1];
  return cell !== undefined && (before === undefined || statusOf(before.start) !== statusOf(cell.start));
}

/** The calendar opens half an hour before the first cell that is set, or at 08:00 if none is. */
export function openingKey(rows: readonly GridRow[], statusOf: (start: number) => CellStatus): string {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => cell && statusOf(cell.start) !== "not-set"));
  const row = rows[Math.max(0, first - 2)];
  return first > 0 && row ? row.key : "08:00";
}

/** The hours in which something is set, plus one before and one after. Phones collapse the others. */
export function unfoldedHours(day: GridDay, statusOf: (start: number) => CellStatus): { first: number; last: number } {
  const set = day.cells
    .filter(({ start }) => statusOf(start) !== "not-set")
    .map(({ time }) => Number(time.slice(0, 2)));
  if (set.length === 0) return { first: 8, last: 19 };
  return { first: Math.max(0, Math.min(...set) - 1), last: Math.min(23, Math.max(...set) + 1) };
}

/** An hour that occurs twice gives two groups. */
export function hoursOf(day: GridDay): { key: string; hour: number; cells: GridCell[] }[] {
  const groups = Map.groupBy(day.cells, ({ key }) => `${key.slice(0, 2)}${key.endsWith("+") ? "+" : ""}`);
  return [...groups].map(([key, cells]) => ({ key, hour: Number(key.slice(0, 2)), cells }));
}

export type QuarterPiece = { readonly cells: readonly GridCell[]; readonly booking: GridBooking | undefined };

export function quarterPieces(
  cells: readonly GridCell[],
  bookingAt: (start: number) => GridBooking | undefined,
): QuarterPiece[] {
  const pieces: { cells: GridCell[]; booking: GridBooking | undefined }[] = [];
  for (const cell of cells) {
    const booking = bookingAt(cell.start);
    const last = pieces.at(-1);
    if (booking && last?.booking?.id === booking.id) last.cells.push(cell);
    else pieces.push({ cells: [cell], booking });
  }
  return pieces;
}
