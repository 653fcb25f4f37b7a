import { cellMinutes, cellMs, cellsFor } from "#contract/calendar-cells.ts";
import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";

/** Returns Infinity if the free time reaches `end`, because the time after `end` is unknown. */
export function freeMinutes(start: number, end: number, statusOf: (start: number) => CellStatus): number {
  let at = start;
  while (at < end && statusOf(at) === "available") at += cellMs;
  return at < end ? (at - start) / 60_000 : Number.POSITIVE_INFINITY;
}

export function fits(durationMinutes: number | null, free: number): boolean {
  return cellsFor(durationMinutes) * cellMinutes <= free;
}
