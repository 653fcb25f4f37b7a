import type { CallOutput } from "#contract/calls.ts";

export type Figures = CallOutput<"GET /insights">;

/** Nothing is claimed from fewer visits. */
const fewestVisits = 10;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const average = (numbers: readonly number[]) => Math.round(sum(numbers) / numbers.length);

/** Compares the first quarter of the period with the last one, because single weeks vary by chance. */
export function visitsFinding(steps: Figures["steps"]): { trend: "grew" | "fell"; first: number; last: number } | null {
  const visits = steps.map(({ byCustomers, byHost }) => byCustomers + byHost);
  if (sum(visits) < fewestVisits) return null;
  const quarter = Math.max(1, Math.floor(visits.length / 4));
  const [first, last] = [average(visits.slice(0, quarter)), average(visits.slice(-quarter))];
  // A host that has just begun does not grow.
  if (first === 0 || Math.abs(last - first) < 3) return null;
  if (last >= first * 1.25) return { trend: "grew", first, last };
  return last <= first * 0.8 ? { trend: "fell", first, last } : null;
}

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type PartOfWeek = `${"morning" | "afternoon"}.${Weekday}`;
type Fill = { readonly bookedMinutes: number; readonly openMinutes: number };

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const full = 0.85;
const hasRoom = 0.35;
const noon = 12;

export const shareOf = ({ bookedMinutes, openMinutes }: Fill) =>
  openMinutes === 0 ? 0 : Math.min(1, bookedMinutes / openMinutes);

/** Leaves out days and parts of days that are open for less than an hour a week on average. */
export function hoursFinding({ hours, sums, period }: Pick<Figures, "hours" | "sums" | "period">): {
  full: Weekday | null;
  room: PartOfWeek | null;
  freeHours: number;
} {
  if (sums.visits < fewestVisits) return { full: null, room: null, freeHours: 0 };
  const of = (isIn: (hour: Figures["hours"][number]) => boolean): Fill => {
    const those = hours.filter(isIn);
    return {
      bookedMinutes: sum(those.map((hour) => hour.bookedMinutes)),
      openMinutes: sum(those.map((hour) => hour.openMinutes)),
    };
  };
  const isOpenEnough = ({ openMinutes }: Fill) => openMinutes >= 60 * period.weeks;
  const days = weekdays
    .map((weekday) => ({ weekday, fill: of((hour) => hour.weekday === weekday) }))
    .filter(({ fill }) => isOpenEnough(fill) && shareOf(fill) >= full)
    .sort((a, b) => shareOf(b.fill) - shareOf(a.fill));
  const parts = weekdays
    .flatMap((weekday) => [
      { part: `morning.${weekday}` as const, fill: of((h) => h.weekday === weekday && h.hour < noon) },
      { part: `afternoon.${weekday}` as const, fill: of((h) => h.weekday === weekday && h.hour >= noon) },
    ])
    .filter(({ fill }) => isOpenEnough(fill) && shareOf(fill) <= hasRoom)
    .sort((a, b) => shareOf(a.fill) - shareOf(b.fill));
  const [emptiest] = parts;
  const freeMinutes = emptiest ? emptiest.fill.openMinutes - emptiest.fill.bookedMinutes : 0;
  return { full: days[0]?.weekday ?? null, room: emptiest?.part ?? null, freeHours: Math.round(freeMinutes / 60) };
}

type Way = NonNullable<Figures["ways"]>[number];

/** A way that at least doubled is named first, otherwise the one with the most bookings. */
export function waysFinding(
  ways: readonly Way[],
): { source: NonNullable<Way["source"]>; bookings: number; times: number | null } | null {
  const known = ways.flatMap(({ source, bookings, bookingsBefore }) =>
    source && bookings !== null && bookings >= fewestVisits ? [{ source, bookings, before: bookingsBefore }] : [],
  );
  const grown = known
    .flatMap((way) => (way.before ? [{ ...way, times: Math.floor(way.bookings / way.before) }] : []))
    .filter(({ times }) => times >= 2)
    .sort((a, b) => b.times - a.times)[0];
  if (grown) return { source: grown.source, bookings: grown.bookings, times: grown.times };
  const [most] = known.sort((a, b) => b.bookings - a.bookings);
  return most ? { source: most.source, bookings: most.bookings, times: null } : null;
}

const halfOrMore = [5, 6, 7, 8, 9] as const;
type Tenths = (typeof halfOrMore)[number];

/** One service, or two together, that make at least half of all. */
export function servicesFinding(
  services: Figures["services"],
): { names: readonly [string] | readonly [string, string]; tenths: Tenths } | null {
  const total = sum(services.map(({ count }) => count));
  const [first, second] = services;
  if (total < fewestVisits || !first || !second) return null;
  const tenthsOf = (count: number) => halfOrMore.findLast((tenths) => count * 10 >= tenths * total);
  const alone = tenthsOf(first.count);
  if (alone) return { names: [first.name], tenths: alone };
  const both = services.length > 2 && tenthsOf(first.count + second.count);
  return both ? { names: [first.name, second.name], tenths: both } : null;
}

export function eventsFinding(events: NonNullable<Figures["events"]>): { registered: number; came: number } | null {
  const past = events.filter(({ isOver }) => isOver);
  const registered = sum(past.map((event) => event.registered));
  return registered < fewestVisits ? null : { registered, came: sum(past.map((event) => event.came)) };
}
