import { isCalendarDate } from "#contract/parse/instant.ts";
import { isTimeZone } from "#contract/parse/time-zone.ts";
import { offsetMs } from "#format/time-zone.ts";

/** A local date and time without a zone, as in a `datetime-local` field: `2027-03-28T02:30`. */
export type LocalTime = string;

const dayMs = 86_400_000;
const localPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * Empty if clocks in `zone` skip this time in spring. Two instants, earlier first, if it occurs twice in autumn. Null
 * if `local` or `zone` is invalid.
 */
export function instantsOf(local: LocalTime, zone: string): readonly string[] | null {
  const localMs = asUtcMs(local);
  if (localMs === null || !isTimeZone(zone)) return null;
  const candidates = new Set([-dayMs, dayMs].map((away) => localMs - offsetMs(localMs + away, zone)));
  const exact = [...candidates].filter((instant) => instant + offsetMs(instant, zone) === localMs);
  return exact.sort((a, b) => a - b).map((instant) => new Date(instant).toISOString());
}

/**
 * A time that clocks skip in spring is moved forward by the length of the gap. If a time occurs twice in autumn, this
 * is the first.
 */
export function instantOf(local: LocalTime, zone: string): string | null {
  const localMs = asUtcMs(local);
  const instants = instantsOf(local, zone);
  if (localMs === null || instants === null) return null;
  const [first] = instants;
  // With the offset of the day before, a skipped time ends up after the gap.
  return first ?? new Date(localMs - offsetMs(localMs - dayMs, zone)).toISOString();
}

function asUtcMs(local: LocalTime): number | null {
  const [, date = "", time] = localPattern.exec(local) ?? [];
  if (!isCalendarDate(date)) return null;
  const localMs = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(localMs) ? null : localMs;
}

export function localTimeOf(instant: string, zone: string): LocalTime {
  const at = Date.parse(instant);
  return new Date(at + offsetMs(at, zone)).toISOString().slice(0, 16);
}

export function localDateOf(instant: string, zone: string): string {
  return localTimeOf(instant, zone).slice(0, 10);
}
