/** A wall clock's reading, as a `datetime-local` field gives it: `2027-03-28T02:30`. */
export type LocalTime = string;

const localPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/**
 * The instant at which a clock in `zone` shows `local`. A reading that the clock skips in spring is moved on by the hour
 * it lost; of a reading that comes twice in autumn, the first is meant.
 */
export function instantOf(local: LocalTime, zone: string): string | null {
  const [, year, month, day, hour, minute] = localPattern.exec(local) ?? [];
  if (year === undefined || !isTimeZone(zone)) return null;
  const reading = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  if (Number.isNaN(reading)) return null;
  const before = offsetMs(reading - dayMs, zone);
  const after = offsetMs(reading + dayMs, zone);
  // With the offset of the day before, a skipped reading lands after the gap and a doubled one on its first time.
  const candidates = [reading - before, reading - after];
  const exact = candidates.find((instant) => instant + offsetMs(instant, zone) === reading);
  return new Date(exact ?? reading - before).toISOString();
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
