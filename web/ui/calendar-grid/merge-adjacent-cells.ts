import { cellMs } from "#contract/calendar-cells.ts";

export type Run = { readonly start: number; readonly end: number };

const longestRunMs = 31 * 86_400_000;

/** Each run of adjacent cells needs only one API call. */
export function mergeAdjacentCells(starts: Iterable<number>): Run[] {
  const runs: { start: number; end: number }[] = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.end === start && start + cellMs - last.start <= longestRunMs) last.end = start + cellMs;
    else runs.push({ start, end: start + cellMs });
  }
  return runs;
}
