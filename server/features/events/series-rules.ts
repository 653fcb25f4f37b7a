import { Temporal } from "temporal-polyfill";
import { mostRepeatDates, type RepeatKind, repeatDates } from "#contract/parse/repeat-dates.ts";

type Times = { readonly start_date: Date; readonly end_date: Date; readonly registration_closes_at: Date | null };
type Placed = Times & { readonly timezone: string };
type Repeat = { readonly every: RepeatKind; readonly until: string };

/** The event keeps its local times on every date. Returns a problem if there is only one date, or too many. */
export function timesOfSeries(first: Placed, { every, until }: Repeat): Times[] | "too_few_dates" | "too_many_dates" {
  const firstDate = localTime(first.start_date, first.timezone).toPlainDate();
  const dates = repeatDates(firstDate.toString(), every, until);
  if (dates.length < 2) return "too_few_dates";
  if (dates.length > mostRepeatDates) return "too_many_dates";
  return dates.map((date) => {
    const days = firstDate.until(Temporal.PlainDate.from(date), { largestUnit: "day" }).days;
    return movedBy(first, first.timezone, Temporal.Duration.from({ days }));
  });
}

/** Another date of the series moves by as many days and hours of the local clock as the edited one. */
export function timesAfterEdit(other: Placed, before: Placed, after: Placed): Times {
  const shift = localTime(before.start_date, before.timezone).until(localTime(after.start_date, after.timezone), {
    largestUnit: "day",
  });
  const length = localTime(after.start_date, after.timezone).until(localTime(after.end_date, after.timezone));
  const start = localTime(other.start_date, other.timezone).add(shift);
  const startsAt = instantOf(start, after.timezone);
  return {
    start_date: startsAt,
    end_date: instantOf(start.add(length), after.timezone),
    registration_closes_at: closingOf(after, startsAt),
  };
}

function movedBy(times: Times, timeZone: string, by: Temporal.Duration): Times {
  const move = (date: Date) => instantOf(localTime(date, timeZone).add(by), timeZone);
  const startsAt = move(times.start_date);
  return {
    start_date: startsAt,
    end_date: move(times.end_date),
    registration_closes_at: closingOf(times, startsAt),
  };
}

/** Registration closes as long before the start as on the first date. */
function closingOf({ start_date, registration_closes_at }: Times, startsAt: Date): Date | null {
  if (!registration_closes_at) return null;
  return new Date(startsAt.getTime() - (start_date.getTime() - registration_closes_at.getTime()));
}

function localTime(date: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
}

function instantOf(local: Temporal.PlainDateTime, timeZone: string): Date {
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds);
}
