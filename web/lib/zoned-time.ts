import { isCalendarDate } from "#contract/parse/instant.ts";
import { isTimeZone } from "#contract/parse/time-zone.ts";
import { offsetMs } from "#format/time-zone.ts";

/** Local date and time without a zone, as a `datetime-local` field gives it: `2027-03-28T02:30`. */
export type LocalTime = string;

const dayMs = 86_400_000;
const localPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * The instants at which clocks in `zone` show `local`: none if the clock skips it in spring, two (earlier first) if it
 * comes twice in autumn. Null if `local` or `zone` is invalid.
 */
export function instantsOf(local: LocalTime, zone: string): readonly string[] | null {
  const localMs = asUtcMs(local);
  if (localMs === null || !isTimeZone(zone)) return null;
  const candidates = new Set([-dayMs, dayMs].map((away) => localMs - offsetMs(localMs + away, zone)));
  const exact = [...candidates].filter((instant) => instant + offsetMs(instant, zone) === localMs);
  return exact.sort((a, b) => a - b).map((instant) => new Date(instant).toISOString());
}

/**
 * The instant at which clocks in `zone` show `local`. A time that the clock skips in spring is moved forward by the
 * length of the gap; of a time that comes twice in autumn, it is the first.
 */
export function instantOf(local: LocalTime, zone: string): string | null {
  const localMs = asUtcMs(local);
  const instants = instantsOf(local, zone);
  if (localMs === null || instants === null) return null;
  const [first] = instants;
  // With the offset of the day before, a skipped time lands after the gap.
  return first ?? new Date(localMs - offsetMs(localMs - dayMs, zone)).toISOString();
}

/** The local time as if it were UTC, in milliseconds. */
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

/** The date in `zone` at an instant, as `2027-03-28`. */
export function localDateOf(instant: string, zone: string): string {
  return localTimeOf(instant, zone).slice(0, 10);
}
