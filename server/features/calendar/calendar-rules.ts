import { Temporal } from "temporal-polyfill";
import { cellMs } from "#contract/calendar-cells.ts";
import { cellCountIn, firstCellIn, type Interval, isOnGrid, mergeIntervals, overlaps, without } from "./time-rules.ts";

export type Availability = Interval & {
  readonly isAvailable: boolean;
  /** True if it comes from the opening hours and was not set by hand. */
  readonly isByHours?: boolean;
};
/**
 * Visits, holds and offers never overlap each other. A host may book over holds, and knowingly over the other kinds. An
 * offer is a hold for somebody on the waiting list.
 */
type HeldKind = "visit" | "hold" | "offer" | "event" | "imported" | "before" | "after";
export type HeldTime = Interval & {
  readonly kind: HeldKind;
  readonly bookingId: string | null;
  readonly serviceItemIds: readonly number[];
  /** Only for holds and offers. */
  readonly holdId?: string;
};
export type CalendarTimes = {
  readonly calendarId: number;
  readonly availability: readonly Availability[];
  readonly held: readonly HeldTime[];
};
type CellStatus = "available" | "unavailable" | "booked";
export type CellLook = {
  readonly status: CellStatus;
  readonly serviceItemId: number | null;
  readonly kind: HeldKind | null;
  readonly isByHours: boolean;
};
/** All cells that one interval covers have the same look, so that a busy week needs few objects. */
export type Cell = { readonly start: number; readonly look: CellLook };

/**
 * Held time hides the availability: a visit makes a cell booked, the other kinds make it unavailable. If there are
 * several calendars, a cell gets the best status of any of them.
 */
export function cellsOf(window: Interval, calendars: readonly CalendarTimes[]): Cell[] {
  const first = firstCellIn(window);
  const count = cellCountIn(window);
  const [looks = [], ...others] = calendars.map((times) => looksOf(first, count, times));
  const cells: Cell[] = [];
  for (let n = 0; n < count; n++) {
    let look = looks[n];
    for (const other of others) look = better(look, other[n]);
    if (look) cells.push({ start: first + n * cellMs, look });
  }
  return cells;
}

const rank: Record<CellStatus, number> = { available: 1, booked: 2, unavailable: 3 };

function better(one: CellLook | undefined, other: CellLook | undefined): CellLook | undefined {
  return one && (!other || rank[one.status] <= rank[other.status]) ? one : other;
}

/** Goes through the intervals once, and later ones hide earlier ones. */
function looksOf(first: number, count: number, { availability, held }: CalendarTimes): (CellLook | undefined)[] {
  const looks = new Array<CellLook | undefined>(count).fill(undefined);
  const indexOf = (instant: number) => Math.max(0, Math.ceil((instant - first) / cellMs));
  for (const { start, end, isAvailable, isByHours = false } of availability) {
    const status = isAvailable ? "available" : "unavailable";
    looks.fill({ status, serviceItemId: null, kind: null, isByHours }, indexOf(start), indexOf(end));
  }
  for (const { start, end, kind } of held) {
    if (kind === "visit") continue;
    // A cell counts even if the interval covers only a part of it.
    const from = Math.max(0, Math.floor((start - first) / cellMs));
    looks.fill({ status: "unavailable", serviceItemId: null, kind, isByHours: false }, from, indexOf(end));
  }
  for (const { start, end, kind, serviceItemIds } of held) {
    if (kind !== "visit") continue;
    const [serviceItemId = null] = serviceItemIds;
    looks.fill({ status: "booked", serviceItemId, kind, isByHours: false }, indexOf(start), indexOf(end));
  }
  return looks;
}

export function freeTime(availability: readonly Availability[], held: readonly Interval[]): Interval[] {
  return without(mergeIntervals(availability.filter(({ isAvailable }) => isAvailable)), held);
}

export function fits(free: readonly Interval[], start: number, length: number): boolean {
  return free.some((piece) => piece.start <= start && start + length <= piece.end);
}

export function startsOfAny(starts: readonly (readonly number[])[]): number[] {
  return starts.length === 1 ? [...(starts[0] ?? [])] : [...new Set(starts.flat())].sort((a, b) => a - b);
}

export function leastBusy<T extends CalendarTimes>(calendars: readonly T[], day: Interval): T | undefined {
  const visits = ({ held }: T) => held.filter((time) => time.kind === "visit" && overlaps(time, day)).length;
  return calendars.toSorted((a, b) => visits(a) - visits(b))[0];
}

/** A plain loop, because a busy month has hundreds of pieces: it takes a third of the time. */
export function startsThatFit(window: Interval, free: readonly Interval[], length: number, now: number): number[] {
  const starts: number[] = [];
  for (const piece of free) {
    const end = Math.min(piece.end - length + 1, window.end);
    const first = firstCellIn({ start: Math.max(piece.start, window.start), end });
    for (let start = first; start < end; start += cellMs) if (start > now) starts.push(start);
  }
  return starts;
}

export function nearestStarts(wanted: number, starts: readonly number[], max = 3): number[] {
  return starts
    .filter((start) => start !== wanted)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, max)
    .sort((a, b) => a - b);
}

/** If `parts` are given, only they are changed. */
export function afterSetting(
  before: readonly Availability[],
  change: Availability,
  parts: readonly Interval[] = [change],
): Availability[] {
  const withStatus = (isAvailable: boolean) => before.filter((interval) => interval.isAvailable === isAvailable);
  const same = mergeIntervals([...withStatus(change.isAvailable), ...parts]);
  const other = without(withStatus(!change.isAvailable), parts);
  return [
    ...same.map(({ start, end }) => ({ start, end, isAvailable: change.isAvailable })),
    ...other.map((interval) => ({ ...interval, isAvailable: !change.isAvailable })),
  ].sort((a, b) => a.start - b.start);
}

export function afterClearing(before: readonly Availability[], cleared: readonly Interval[]): Availability[] {
  return [true, false].flatMap((isAvailable) => {
    const left = without(
      before.filter((interval) => interval.isAvailable === isAvailable),
      cleared,
    );
    return left.map((interval) => ({ ...interval, isAvailable }));
  });
}

/** What was set by hand becomes available, as it always did. The rest follows the opening hours, which may have changed. */
export function afterReleasing(before: readonly Availability[], released: Interval): Availability[] {
  const setByHand = before.filter((interval) => overlaps(interval, released)).map((part) => within(part, released));
  return afterSetting(before, { ...released, isAvailable: true }, setByHand);
}

function within({ start, end }: Interval, bounds: Interval): Interval {
  return { start: Math.max(start, bounds.start), end: Math.min(end, bounds.end) };
}

const bookableMonths = 24;

/** Bookings are possible until the end of the 24th month in the venue's zone. The current month counts as the first. */
export function lastBookableMoment(now: number, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const firstDayAfter = today.with({ day: 1 }).add({ months: bookableMonths });
  return firstDayAfter.toZonedDateTime(timeZone).epochMilliseconds;
}

export type StartProblem = "start_is_past" | "start_off_grid" | "start_too_far";

/** `end` is when the visit's own rules end, which may be later than the 24th month. */
export function startProblem(start: number, now: number, timeZone: string, end: number): StartProblem | null {
  if (!isOnGrid(start)) return "start_off_grid";
  if (start <= now) return "start_is_past";
  return start >= Math.max(lastBookableMoment(now, timeZone), end) ? "start_too_far" : null;
}
