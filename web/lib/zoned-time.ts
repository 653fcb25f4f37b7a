import { isCalendarDate } from "#contract/parse/instant.ts";

/** A wall clock's reading, as a `datetime-local` field gives it: `2027-03-28T02:30`. */
export type LocalTime = string;

const localPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * The instants at which a clock in `zone` shows `local`: none where the clock skips it in spring, two where it shows it
 * twice in autumn, earlier first. Null where `local` is no time or `zone` no zone.
 */
export function instantsOf(local: LocalTime, zone: string): readonly string[] | null {
  const reading = readingOf(local, zone);
  if (reading === null) return null;
  const candidates = new Set([-dayMs, dayMs].map((away) => reading - offsetMs(reading + away, zone)));
  const exact = [...candidates].filter((instant) => instant + offsetMs(instant, zone) === reading);
  return exact.sort((a, b) => a - b).map((instant) => new Date(instant).toISOString());
}

/**
 * The instant at which a clock in `zone` shows `local`. A reading that the clock skips in spring is moved on by the hour
 * it lost; of a reading that comes twice in autumn, the first is meant.
 */
export function instantOf(local: LocalTime, zone: string): string | null {
  const reading = readingOf(local, zone);
  if (reading === null) return null;
  const [first] = instantsOf(local, zone) ?? [];
  // With the offset of the day before, a skipped reading lands after the gap.
  return first ?? new Date(reading - offsetMs(reading - dayMs, zone)).toISOString();
}

/** What the clock shows, as if it stood in UTC. */
function readingOf(local: LocalTime, zone: string): number | null {
  const [, date = "", time] = localPattern.exec(local) ?? [];
  if (!isCalendarDate(date) || !isTimeZone(zone)) return null;
  const reading = Date.parse(`${date}T${time}:00Z`);
  return Number.isNaN(reading) ? null : reading;
}

/** What a clock in `zone` shows at an instant. */
export function localTimeOf(instant: string, zone: string): LocalTime {
  const at = Date.parse(instant);
  return new Date(at + offsetMs(at, zone)).toISOString().slice(0, 16);
}

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

const dayMs = 86_400_000;

function offsetMs(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return shown - Math.floor(at / 1000) * 1000;
}
