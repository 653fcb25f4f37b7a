import type { CellStatus } from "#web/ui/calendar-grid/grid-layout.ts";
import { cellMs } from "#web/ui/calendar-grid/grid-time.ts";

const cellMinutes = cellMs / 60_000;

/** How long the calendar is free from `start`. Infinity if that reaches `end`, because nothing is known after it. */
export function freeMinutes(start: number, end: number, statusOf: (start: number) => CellStatus): number {
  let at = start;
  while (at < end && statusOf(at) === "available") at += cellMs;
  return at < end ? (at - start) / 60_000 : Number.POSITIVE_INFINITY;
}

/** A booking takes whole cells, at least one. */
export function fits(durationMinutes: number | null, free: number): boolean {
  return Math.max(1, Math.ceil((durationMinutes ?? 0) / cellMinutes)) * cellMinutes <= free;
}
