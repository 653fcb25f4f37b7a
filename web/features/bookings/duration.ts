/** The time that a service occupies in the calendar: whole quarters of an hour, at least one. */
export function heldMinutes(minutes: number | null): number {
  return Math.max(1, Math.ceil((minutes ?? 0) / 15)) * 15;
}
