import { Temporal } from "temporal-polyfill";

const bookableMonths = 24;
const daysInWindow = 7;

export type Asked = { readonly from: string | null; readonly month: string | null; readonly date: string | null };

/**
 * The seven days to show, and the dates that the arrows and the list of months lead to. Dates are in the venue's zone.
 */
export type VenueDays = {
  readonly dates: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
  /** The month of the first day, such as `2027-03`. */
  readonly month: string;
  readonly months: readonly string[];
  readonly startTime: string;
  readonly endTime: string;
};

/** Starts no earlier than today and ends no later than the 24th month, counting this month. */
export function venueDays(now: Date, asked: Asked, timeZone: string): VenueDays {
  const today = atVenue(now.getTime(), timeZone).toPlainDate();
  const last = today.with({ day: 1 }).add({ months: bookableMonths }).subtract({ days: 1 });
  const first = clamped(wantedFirst(asked, today), today, last);
  const dates = Array.from({ length: daysInWindow }, (_, n) => first.add({ days: n })).filter(
    (date) => Temporal.PlainDate.compare(date, last) <= 0,
  );
  const next = first.add({ days: daysInWindow });
  const isFirst = first.equals(today);
  return {
    dates: dates.map(String),
    previous: isFirst ? null : String(clamped(first.subtract({ days: daysInWindow }), today, last)),
    next: Temporal.PlainDate.compare(next, last) > 0 ? null : String(next),
    month: String(first.toPlainYearMonth()),
    months: Array.from({ length: bookableMonths }, (_, n) => String(today.toPlainYearMonth().add({ months: n }))),
    startTime: startOf(first, timeZone),
    endTime: startOf((dates.at(-1) ?? first).add({ days: 1 }), timeZone),
  };
}

/** If `date` is not one of the seven days from `from` on, the seven days start at `date`. */
function wantedFirst({ from, month, date }: Asked, today: Temporal.PlainDate): Temporal.PlainDate {
  if (month && /^\d{4}-\d{2}$/.test(month)) return parsed(`${month}-01`) ?? today;
  const first = parsed(from);
  const day = parsed(date);
  if (!day) return first ?? today;
  const start = first ?? today;
  const gap = start.until(day, { largestUnit: "days" }).days;
  return gap >= 0 && gap < daysInWindow ? start : day;
}

function parsed(text: string | null): Temporal.PlainDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" });
  } catch {
    return null;
  }
}

function clamped(date: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(date, first) < 0) return first;
  return Temporal.PlainDate.compare(date, last) > 0 ? last : date;
}

function startOf(date: Temporal.PlainDate, timeZone: string): string {
  return new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
}

export function venueDate(instant: string, timeZone: string): string {
  return String(atVenue(Date.parse(instant), timeZone).toPlainDate());
}

export function venueHour(instant: string, timeZone: string): number {
  return atVenue(Date.parse(instant), timeZone).hour;
}

function atVenue(at: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
}
