export const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;

const [earliest, latest] = [Date.UTC(1970, 0), Date.UTC(2200, 0)];

/** A day that the calendar has, as `2027-02-28`. `Date.parse` takes 30 February for 2 March. */
export function isCalendarDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/**
 * ISO 8601 with an offset, in UTC; null for anything else. As in RFC 3339, there is no 24:00, and offsets end at 23:59.
 * There is no leap second either. Years before 1970 and from 2200 on are typing errors.
 */
export function readInstant(text: string): string | null {
  const [, date] = instantPattern.exec(text) ?? [];
  if (date === undefined || !isCalendarDate(date)) return null;
  const at = Date.parse(text);
  return at >= earliest && at < latest ? new Date(at).toISOString() : null;
}
