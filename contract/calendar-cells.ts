/** A calendar is divided into cells of a quarter of an hour, aligned to the Unix epoch. */
export const cellMinutes = 15;
export const cellMs = cellMinutes * 60_000;

/** How many cells a service occupies: whole cells, at least one. */
export function cellsFor(durationMinutes: number | null): number {
  return Math.max(1, Math.ceil((durationMinutes ?? 0) / cellMinutes));
}
