export const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

const [earliest, latest] = [Date.UTC(1970, 0), Date.UTC(2200, 0)];

/** `Date.parse` alone would read 30 February as 2 March. */
export function isCalendarDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/**
 * Reads ISO 8601 with an offset and returns UTC, or null for anything else. RFC 3339 does not allow 24:00 or offsets
 * above 23:59. Leap seconds are refused, and so are years before 1970 or after 2199, which are typing errors.
 */
export function readInstant(text: string): string | null {
  const [, date] = instantPattern.exec(text) ?? [];
  if (date === undefined || !isCalendarDate(date)) return null;
  const at = Date.parse(text);
  return at >= earliest && at < latest ? new Date(at).toISOString() : null;
}
