import { Temporal } from "temporal-polyfill";
import { type Db, together } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { errorCode } from "#server/error-code.ts";
import { refuse } from "#server/refusal.ts";
import {
  afterReleasing,
  type CalendarTimes,
  fits,
  freeTime,
  leastBusy,
  nearestStarts,
  startProblem,
  startsOfAny,
  startsThatFit,
} from "./calendar-rules.ts";
import { changeHeldTime, deleteHeldTime, insertHeldTime, lockCalendars } from "./calendar-store.ts";
import { type HostTimes, readCalendars, readTimes } from "./read-times.ts";
import { rewriteAvailability } from "./set-availability.ts";
import { type Interval, lengthOf, longestItemMs, mergeIntervals } from "./time-rules.ts";
import { maxDaysRead, windowProblems } from "./window-rules.ts";

const dayMs = 86_400_000;
const overlapViolation = "23P01";

type Wanted = {
  readonly hostId: number;
  /** The host's country. Opening hours follow its clock and its public holidays. */
  readonly country: string;
  /**
   * Any of these calendars is acceptable. They are in the host's order, and the first of equally busy ones is taken.
   */
  readonly calendarIds: readonly number[];
  readonly bookingId: string;
  readonly serviceItemId: number;
  readonly durationMinutes: number | null;
  readonly start: number;
  /** This is the venue's zone, which may differ from the host's. */
  readonly timeZone: string;
  /** This calendar is used if it is free, however busy it is that day. */
  readonly preferredCalendarId?: number;
};

type HeldVisit = Interval & { readonly calendarId: number };

/**
 * The caller's transaction must have locked the calendars and chosen the time. The exclusion constraint is the last
 * check.
 */
export async function holdTime(
  deps: Deps,
  trx: Db,
  { hostId, bookingId, serviceItemId }: Wanted,
  { start, end, calendarId }: HeldVisit,
): Promise<void> {
  const held = { start, end, kind: "visit" as const, bookingId, serviceItemId };
  await together([
    translateOverlap(insertHeldTime(trx, { hostId, calendarId }, held)),
    deps.changes.publish(trx, { type: "calendar_changed", hostId }),
  ]);
}

/** Chooses the new time itself. The booking's own time counts as free and becomes available again. */
export async function moveHeldTime(deps: Deps, trx: Db, wanted: Wanted, from: HeldVisit): Promise<HeldVisit> {
  const { hostId, bookingId } = wanted;
  await lockCalendars(trx, hostId);
  const visit = await chooseCalendar(trx, wanted);
  await translateOverlap(changeHeldTime(trx, { hostId, calendarId: visit.calendarId }, bookingId, visit));
  await rewriteAvailability(deps, trx, { hostId, calendarId: from.calendarId }, from, (before) =>
    afterReleasing(before, from),
  );
  return visit;
}

export async function startsToMoveTo(
  db: Db,
  {
    hostId,
    country,
    calendarIds,
    bookingId,
    durationMinutes,
  }: Pick<Wanted, "hostId" | "country" | "calendarIds" | "bookingId" | "durationMinutes">,
  window: Interval,
): Promise<number[]> {
  const problems = windowProblems(window, maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  const length = lengthOf(durationMinutes);
  const wide = { start: window.start, end: window.end + length };
  const { calendars, now } = await readCalendars(db, { id: hostId, country }, calendarIds, wide);
  return startsOfAny(calendars.map((calendar) => startsThatFit(window, freeWithout(calendar, bookingId), length, now)));
}

/** The booking keeps its time. Returns undefined if the other calendar is not free then. */
export async function moveToFreeCalendar(
  deps: Deps,
  trx: Db,
  wanted: Pick<Wanted, "hostId" | "country" | "bookingId"> & { readonly calendarId: number },
  from: HeldVisit,
): Promise<HeldVisit | undefined> {
  const { hostId, country, calendarId, bookingId } = wanted;
  await lockCalendars(trx, hostId);
  const { calendars } = await readCalendars(trx, { id: hostId, country }, [calendarId], from);
  const isFree = calendars.some((calendar) =>
    fits(freeWithout(calendar, bookingId), from.start, from.end - from.start),
  );
  if (!isFree) return undefined;
  await translateOverlap(changeHeldTime(trx, { hostId, calendarId }, bookingId, from));
  // The host's own setting for this time applies again in the old calendar, which may have been closed meanwhile.
  await deps.changes.publish(trx, { type: "calendar_changed", hostId });
  return { start: from.start, end: from.end, calendarId };
}

export async function releaseTime(
  deps: Deps,
  trx: Db,
  { hostId, bookingId }: Pick<Wanted, "hostId" | "bookingId">,
  visit: HeldVisit,
): Promise<void> {
  await lockCalendars(trx, hostId);
  await deleteHeldTime(trx, hostId, bookingId);
  await rewriteAvailability(deps, trx, { hostId, calendarId: visit.calendarId }, visit, (before) =>
    afterReleasing(before, visit),
  );
}

async function chooseCalendar(trx: Db, wanted: Wanted): Promise<HeldVisit> {
  const host = { id: wanted.hostId, country: wanted.country };
  const times = await readTimesAround(trx, host, wanted.calendarIds, wanted.start);
  return freeVisit(times, wanted) ?? refuseTaken(times, wanted);
}

/** Reads enough around the start to choose a calendar and to suggest other times nearby. */
export function readTimesAround(
  db: Db,
  host: { readonly id: number; readonly country: string },
  calendarIds: readonly number[] | null,
  start: number,
) {
  const window = { start: start - 7 * dayMs, end: start + longestItemMs + 14 * dayMs };
  return readTimes(db, host, calendarIds, window);
}

export function freeVisit(times: HostTimes, wanted: Wanted): HeldVisit | undefined {
  const length = lengthOf(wanted.durationMinutes);
  const interval = { start: wanted.start, end: wanted.start + length };
  const problem = startProblem(wanted.start, times.now, wanted.timeZone);
  if (problem) refuse(problem, { fields: { startTime: "unknown_format" } });
  const free = candidates(times, wanted).filter((calendar) => fits(calendar.free, interval.start, length));
  const preferred = free.find(({ calendarId }) => calendarId === wanted.preferredCalendarId);
  const chosen = preferred ?? leastBusy(free, localDay(wanted.start, wanted.timeZone));
  return chosen && { ...interval, calendarId: chosen.calendarId };
}

export function refuseTaken(times: HostTimes, wanted: Wanted): never {
  const free = candidates(times, wanted).flatMap((calendar) => calendar.free);
  const nearest = nearestStarts(wanted.start, free, lengthOf(wanted.durationMinutes), times.now);
  refuse("slot_taken", { extra: { nearestStarts: nearest.map((start) => new Date(start).toISOString()) } });
}

function candidates(times: HostTimes, { calendarIds, bookingId }: Wanted) {
  return calendarIds.map((id) => {
    const calendar = times.of({ id });
    return { ...calendar, free: freeWithout(calendar, bookingId) };
  });
}

function localDay(instant: number, timeZone: string): Interval {
  const start = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).startOfDay();
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
}

/** The booking's own time counts as free. */
function freeWithout({ availability, held }: CalendarTimes, bookingId: string): Interval[] {
  const own = held.filter((time) => time.bookingId === bookingId);
  const opened = [...availability, ...own.map(({ start, end }) => ({ start, end, isAvailable: true }))];
  return freeTime(opened, mergeIntervals(held.filter((time) => time.bookingId !== bookingId)));
}

async function translateOverlap(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (errorCode(error) === overlapViolation) refuse("slot_taken", { extra: { nearestStarts: [] }, cause: error });
    throw error;
  }
}
