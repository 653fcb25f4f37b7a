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
  /** The last day that can be booked, which may be before or after the last month. */
  readonly lastBookable: string;
  /** Why the requested day cannot be booked; null if it can. The page says why and shows other days. */
  readonly isOutside: "past" | "tooFar" | null;
  readonly startTime: string;
  readonly endTime: string;
};

/**
 * Starts no earlier than today and ends with the 24th month, counting this month, or later if the services can be booked
 * further ahead.
 */
export function venueDays(now: Date, asked: Asked, timeZone: string, daysAhead: number | null = null): VenueDays {
  const today = atVenue(now.getTime(), timeZone).toPlainDate();
  const endOfMonths = today.with({ day: 1 }).add({ months: bookableMonths }).subtract({ days: 1 });
  const lastBookable = daysAhead === null ? endOfMonths : today.add({ days: daysAhead });
  const last = Temporal.PlainDate.compare(lastBookable, endOfMonths) > 0 ? lastBookable : endOfMonths;
  const wanted = wantedFirst(asked, today);
  const first = clamped(wanted, today, last);
  const months = today.toPlainYearMonth().until(last.toPlainYearMonth(), { largestUnit: "months" }).months + 1;
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
    months: Array.from({ length: months }, (_, n) => String(today.toPlainYearMonth().add({ months: n }))),
    lastBookable: String(lastBookable),
    isOutside: outside(parsed(asked.date) ?? wanted, { today, lastBookable, isDay: parsed(asked.date) !== null }),
    startTime: startOf(first, timeZone),
    endTime: startOf((dates.at(-1) ?? first).add({ days: 1 }), timeZone),
  };
}

type Bounds = {
  readonly today: Temporal.PlainDate;
  readonly lastBookable: Temporal.PlainDate;
  readonly isDay: boolean;
};

/** The first day of this month may be past, and then nobody asked for that day. */
function outside(wanted: Temporal.PlainDate, { today, lastBookable, isDay }: Bounds): VenueDays["isOutside"] {
  if (Temporal.PlainDate.compare(wanted, lastBookable) > 0) return "tooFar";
  return isDay && Temporal.PlainDate.compare(wanted, today) < 0 ? "past" : null;
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
