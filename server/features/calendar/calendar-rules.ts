import { Temporal } from "temporal-polyfill";
import { cellsIn, type Interval, isOnGrid, lookup, mergeIntervals, without } from "./time-rules.ts";

export type Availability = Interval & { readonly isAvailable: boolean };
export type HeldTime = Interval & { readonly bookingId: string; readonly serviceItemId: number };
type CellStatus = "available" | "unavailable" | "booked";
export type Cell = { readonly start: number; readonly status: CellStatus; readonly serviceItemId: number | null };

/** The cells of a window that have a status. A booking hides the availability of its time. */
export function cellsOf(window: Interval, availability: readonly Availability[], held: readonly HeldTime[]): Cell[] {
  const bookingAt = lookup(held);
  const availabilityAt = lookup(availability);
  return cellsIn(window).flatMap((start): Cell[] => {
    const booking = bookingAt(start);
    const set = availabilityAt(start);
    if (booking) return [{ start, status: "booked", serviceItemId: booking.serviceItemId }];
    return set ? [{ start, status: set.isAvailable ? "available" : "unavailable", serviceItemId: null }] : [];
  });
}

/** Time that can be booked: available and not held. */
export function freeTime(availability: readonly Availability[], held: readonly Interval[]): Interval[] {
  return without(mergeIntervals(availability.filter(({ isAvailable }) => isAvailable)), held);
}

export function fits(free: readonly Interval[], start: number, length: number): boolean {
  return free.some((piece) => piece.start <= start && start + length <= piece.end);
}

/** Every future start in the window at which the length fits. */
export function startsThatFit(window: Interval, free: readonly Interval[], length: number, now: number): number[] {
  return free
    .flatMap((piece) =>
      cellsIn({ start: Math.max(piece.start, window.start), end: Math.min(piece.end - length + 1, window.end) }),
    )
    .filter((start) => start > now);
}

export function nearestStarts(
  wanted: number,
  free: readonly Interval[],
  length: number,
  now: number,
  max = 3,
): number[] {
  return free
    .flatMap((piece) => cellsIn({ start: piece.start, end: piece.end - length + 1 }))
    .filter((start) => start > now && start !== wanted)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, max)
    .sort((a, b) => a - b);
}

/** `change` replaces what it overlaps; adjacent intervals with the same status are merged. */
export function afterSetting(before: readonly Availability[], change: Availability): Availability[] {
  const withStatus = (isAvailable: boolean) => before.filter((interval) => interval.isAvailable === isAvailable);
  const same = mergeIntervals([...withStatus(change.isAvailable), change]);
  const other = without(withStatus(!change.isAvailable), [change]);
  return [
    ...same.map((interval) => ({ ...interval, isAvailable: change.isAvailable })),
    ...other.map((interval) => ({ ...interval, isAvailable: !change.isAvailable })),
  ].sort((a, b) => a.start - b.start);
}

const bookableMonths = 24;

/** Bookings are possible until the end of the 24th month, counting the current one, in the venue's zone. */
export function lastBookableMoment(now: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const firstDayAfter = today.with({ day: 1 }).add({ months: bookableMonths });
  return firstDayAfter.toZonedDateTime(timeZone).epochMilliseconds;
}

export type StartProblem = "start_is_past" | "start_off_grid" | "start_too_far";

export function startProblem(start: number, now: number, timeZone: string): StartProblem | null {
  if (!isOnGrid(start)) return "start_off_grid";
  if (start <= now) return "start_is_past";
  return start >= lastBookableMoment(now, timeZone) ? "start_too_far" : null;
}
