/** Cells are aligned to the Unix epoch. */
export const cellMinutes = 15;
export const cellMs = cellMinutes * 60_000;

/** A service occupies whole cells, and at least one. */
export function cellsFor(durationMinutes: number | null): number {
  return Math.max(1, Math.ceil((durationMinutes ?? 0) / cellMinutes));
}
