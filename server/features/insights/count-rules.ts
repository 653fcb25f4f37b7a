import type { CountedVisit } from "#server/changes.ts";
import { type DayPart, dateOf, dayParts, type Interval, stretchesIn } from "#server/features/calendar/index.ts";

type VisitCount = {
  readonly day: string;
  readonly calendar_id: number;
  readonly service_item_id: number;
  readonly item_name: string;
  readonly booked_by: "customer" | "provider";
  /** How the customer found the host; empty if that is not known. */
  readonly source: string;
  readonly visits: number;
  readonly items_done: number;
  readonly no_shows: number;
  readonly cancelled: number;
  readonly price_cents: number;
};
export type HourCount = {
  readonly day: string;
  readonly calendar_id: number;
  readonly hour: number;
  readonly booked_minutes: number;
  readonly open_minutes: number;
};
type PersonCount = {
  readonly customer_key: string;
  readonly day: string;
  readonly calendar_id: number;
  readonly visits: number;
};
/** What is added to the daily summaries of one host. */
export type Counts = {
  readonly visits: readonly VisitCount[];
  readonly hours: readonly HourCount[];
  readonly people: readonly PersonCount[];
};

const dayMs = 86_400_000;

/** Temporal is slow, so the days of one count are asked once. */
export function localDays(timeZone: string): (interval: Interval) => DayPart[] {
  const known = new Map<number, DayPart[]>();
  const partsOf = (utcDay: number) => {
    const parts = known.get(utcDay) ?? dayParts({ start: utcDay * dayMs, end: (utcDay + 1) * dayMs }, timeZone);
    known.set(utcDay, parts);
    return parts;
  };
  return ({ start, end }) => {
    const [first, last] = [Math.floor(start / dayMs), Math.floor((end - 1) / dayMs)];
    const days = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    return days.flatMap(partsOf).filter((part) => part.start < end && start < part.end);
  };
}

type LocalDays = ReturnType<typeof localDays>;

/** For counting many hosts, which are in few time zones. */
export function localDaysByZone(): (timeZone: string) => LocalDays {
  const known = new Map<string, LocalDays>();
  return (timeZone) => {
    const daysOf = known.get(timeZone) ?? localDays(timeZone);
    known.set(timeZone, daysOf);
    return daysOf;
  };
}

/** No-shows and cancelled bookings are counted apart, and add nothing to minutes, money and people. */
export function countVisit(visit: CountedVisit, daysOf: LocalDays): Counts {
  const { calendarId: calendar_id, status, items } = visit;
  const time = { start: visit.startsAt.getTime(), end: visit.endsAt.getTime() };
  const parts = daysOf(time);
  const day = dateOf(parts[0]?.day ?? 0);
  const took = Number(status === "confirmed");
  const visits = items.map((item, n) => ({
    day,
    calendar_id,
    service_item_id: item.id,
    item_name: item.name,
    booked_by: visit.bookedBy,
    source: visit.source ?? "",
    visits: n === 0 ? took : 0,
    items_done: took,
    no_shows: n === 0 ? Number(status === "no_show") : 0,
    cancelled: n === 0 ? Number(status === "cancelled") : 0,
    price_cents: took * item.priceCents,
  }));
  if (!took) return { visits, hours: [], people: [] };
  const people = visit.customerKey ? [{ customer_key: visit.customerKey, day, calendar_id, visits: 1 }] : [];
  return { visits, hours: countHours(parts, [time], calendar_id, "booked_minutes"), people };
}

export function countHours(
  parts: readonly DayPart[],
  intervals: readonly Interval[],
  calendar_id: number,
  counted: "booked_minutes" | "open_minutes",
): HourCount[] {
  return parts.flatMap((part) =>
    stretchesIn(part, intervals).flatMap(({ from, to }) =>
      hoursBetween(from, to).map(({ hour, minutes }) => ({
        day: dateOf(part.day),
        calendar_id,
        hour,
        booked_minutes: 0,
        open_minutes: 0,
        [counted]: minutes,
      })),
    ),
  );
}

function hoursBetween(from: number, to: number): { hour: number; minutes: number }[] {
  const first = Math.floor(from / 60);
  return Array.from({ length: Math.ceil(to / 60) - first }, (_, n) => {
    const hour = first + n;
    return { hour, minutes: Math.round(Math.min(to, (hour + 1) * 60) - Math.max(from, hour * 60)) };
  });
}

/** Adds up rows with the same key. A change of a visit takes away what it counted before. */
export function sumCounts(added: readonly Counts[], takenAway: readonly Counts[] = []): Counts {
  return {
    visits: sumRows([
      ...added.flatMap(({ visits }) => visits),
      ...takenAway.flatMap(({ visits }) => visits.map(minus)),
    ]),
    hours: sumRows([...added.flatMap(({ hours }) => hours), ...takenAway.flatMap(({ hours }) => hours.map(minus))]),
    people: sumRows([
      ...added.flatMap(({ people }) => people),
      ...takenAway.flatMap(({ people }) => people.map(minus)),
    ]),
  };
}

const figures = new Set([
  "visits",
  "items_done",
  "no_shows",
  "cancelled",
  "price_cents",
  "booked_minutes",
  "open_minutes",
]);

type Row = Readonly<Record<string, string | number>>;

const figuresOf = (row: Row) => Object.entries(row).filter(([name]) => figures.has(name));

function minus<R extends Row>(row: R): R {
  return { ...row, ...Object.fromEntries(figuresOf(row).map(([name, value]) => [name, -value])) };
}

function plus<R extends Row>(sum: R, row: Row): R {
  const sums = figuresOf(sum).map(([name, value]) => [name, Number(value) + Number(row[name])]);
  return { ...sum, ...Object.fromEntries(sums) };
}

/** In the order of their keys, so that two transactions lock the same rows in the same order. Leaves out rows of zeros. */
function sumRows<R extends Row>(rows: readonly R[]): R[] {
  const sums = new Map<string, R>();
  for (const row of rows) {
    const key = JSON.stringify(Object.entries(row).filter(([name]) => !figures.has(name)));
    const sum = sums.get(key);
    sums.set(key, sum ? plus(sum, row) : row);
  }
  const sorted = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return sorted.filter((row) => figuresOf(row).some(([, value]) => value !== 0));
}
