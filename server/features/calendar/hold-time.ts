import { Temporal } from "temporal-polyfill";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { errorCode } from "#server/error-code.ts";
import { refuse } from "#server/refusal.ts";
import {
  type CalendarTimes,
  fits,
  freeTime,
  leastBusy,
  nearestStarts,
  startProblem,
  startsOfAny,
  startsThatFit,
} from "./calendar-rules.ts";
import { changeHeldTime, deleteHeldTime, insertHeldTime, lockCalendars, readCalendars } from "./calendar-store.ts";
import { rewriteAvailability } from "./set-availability.ts";
import { type Interval, lengthOf, mergeIntervals } from "./time-rules.ts";
import { maxDaysRead, windowProblems } from "./window-rules.ts";

const dayMs = 86_400_000;
const overlapViolation = "23P01";

type Wanted = {
  readonly hostId: number;
  /** Any of these will do. In the host's order: the first of equally busy ones is taken. */
  readonly calendarIds: readonly number[];
  readonly bookingId: string;
  readonly serviceItemId: number;
  readonly durationMinutes: number | null;
  readonly start: number;
  /** The venue's. */
  readonly timeZone: string;
  /** Taken if it is free, however busy it is. */
  readonly preferredCalendarId?: number;
};

type HeldVisit = Interval & { readonly calendarId: number };

/**
 * Occupies time in the caller's transaction: locks the calendars, checks again, inserts. The exclusion constraint is the
 * last check. Refuses with the nearest starts at which the item fits.
 */
export async function holdTime(deps: Deps, trx: Db, wanted: Wanted): Promise<HeldVisit> {
  await lockCalendars(trx, wanted.hostId);
  const visit = await chooseCalendar(trx, wanted);
  const { bookingId, serviceItemId } = wanted;
  const held = { start: visit.start, end: visit.end, kind: "visit" as const, bookingId, serviceItemId };
  await translateOverlap(insertHeldTime(trx, { hostId: wanted.hostId, calendarId: visit.calendarId }, held));
  await deps.changes.publish(trx, { type: "calendar_changed", hostId: wanted.hostId });
  return visit;
}

/** Like `holdTime`, for a booking that exists: its own time counts as free and becomes available again. */
export async function moveHeldTime(deps: Deps, trx: Db, wanted: Wanted, from: HeldVisit): Promise<HeldVisit> {
  const { hostId, bookingId } = wanted;
  await lockCalendars(trx, hostId);
  const visit = await chooseCalendar(trx, wanted);
  await translateOverlap(changeHeldTime(trx, { hostId, calendarId: visit.calendarId }, bookingId, visit));
  await rewriteAvailability(
    deps,
    trx,
    { hostId, calendarId: from.calendarId },
    { start: from.start, end: from.end, isAvailable: true },
  );
  return visit;
}

export async function startsToMoveTo(
  db: Db,
  {
    hostId,
    calendarIds,
    bookingId,
    durationMinutes,
  }: Pick<Wanted, "hostId" | "calendarIds" | "bookingId" | "durationMinutes">,
  window: Interval,
): Promise<number[]> {
  const problems = windowProblems(window, maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  const length = lengthOf(durationMinutes);
  const wide = { start: window.start, end: window.end + length };
  const { calendars, now } = await readCalendars(db, hostId, calendarIds, wide);
  return startsOfAny(calendars.map((calendar) => startsThatFit(window, freeWithout(calendar, bookingId), length, now)));
}

/** Moves a booking at its time into another calendar. Undefined if it is not free there. */
export async function moveToFreeCalendar(
  deps: Deps,
  trx: Db,
  wanted: Pick<Wanted, "hostId" | "bookingId"> & { readonly calendarId: number },
  from: HeldVisit,
): Promise<HeldVisit | undefined> {
  const { hostId, calendarId, bookingId } = wanted;
  await lockCalendars(trx, hostId);
  const { calendars } = await readCalendars(trx, hostId, [calendarId], from);
  const isFree = calendars.some((calendar) =>
    fits(freeWithout(calendar, bookingId), from.start, from.end - from.start),
  );
  if (!isFree) return undefined;
  await translateOverlap(changeHeldTime(trx, { hostId, calendarId }, bookingId, from));
  // What the host has set for the time in the old calendar holds again: it may have been closed since.
  await deps.changes.publish(trx, { type: "calendar_changed", hostId });
  return { start: from.start, end: from.end, calendarId };
}

/** The time of a cancelled booking becomes available. */
export async function releaseTime(
  deps: Deps,
  trx: Db,
  { hostId, bookingId }: Pick<Wanted, "hostId" | "bookingId">,
  { calendarId, start, end }: HeldVisit,
): Promise<void> {
  await lockCalendars(trx, hostId);
  await deleteHeldTime(trx, hostId, bookingId);
  await rewriteAvailability(deps, trx, { hostId, calendarId }, { start, end, isAvailable: true });
}

/** Refuses like `holdTime`, but takes no lock: of many who want one time, most need not wait for it. */
export async function refuseTakenTime(db: Db, wanted: Wanted): Promise<void> {
  await chooseCalendar(db, wanted);
}

async function chooseCalendar(trx: Db, wanted: Wanted): Promise<HeldVisit> {
  const length = lengthOf(wanted.durationMinutes);
  const interval = { start: wanted.start, end: wanted.start + length };
  const { calendars, now } = await readCalendars(trx, wanted.hostId, wanted.calendarIds, around(interval));
  const problem = startProblem(wanted.start, now, wanted.timeZone);
  if (problem) refuse(problem, { fields: { startTime: "unknown_format" } });
  const candidates = calendars.map((calendar) => ({ ...calendar, free: freeWithout(calendar, wanted.bookingId) }));
  const free = candidates.filter((calendar) => fits(calendar.free, interval.start, length));
  const preferred = free.find(({ calendarId }) => calendarId === wanted.preferredCalendarId);
  const chosen = preferred ?? leastBusy(free, localDay(wanted.start, wanted.timeZone));
  if (chosen) return { ...interval, calendarId: chosen.calendarId };
  const nearest = nearestStarts(
    wanted.start,
    candidates.flatMap((calendar) => calendar.free),
    length,
    now,
  );
  refuse("slot_taken", { extra: { nearestStarts: nearest.map((start) => new Date(start).toISOString()) } });
}

function localDay(instant: number, timeZone: string): Interval {
  const start = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).startOfDay();
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
}

function around({ start, end }: Interval): Interval {
  return { start: start - 7 * dayMs, end: end + 14 * dayMs };
}

/** Free time for this booking: its own time counts as free. */
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
