import { product } from "#contract/product.ts";
import type { Db } from "#server/db/database.ts";
import { errorCode } from "#server/error-code.ts";
import { refuse } from "#server/refusal.ts";
import { fits, freeTime, nearestStarts, startProblem, startsThatFit } from "./calendar-rules.ts";
import {
  announceChange,
  type Calendar,
  changeHeldTime,
  deleteHeldTime,
  insertHeldTime,
  lockCalendar,
  readCalendar,
} from "./calendar-store.ts";
import { rewriteAvailability } from "./set-availability.ts";
import { type Interval, lengthOf } from "./time-rules.ts";
import { maxDaysRead, windowProblems } from "./window-rules.ts";

const dayMs = 86_400_000;
const overlapViolation = "23P01";

type Wanted = {
  readonly accountId: number;
  readonly bookingId: string;
  readonly serviceItemId: number;
  readonly durationMinutes: number | null;
  readonly start: number;
};

/**
 * Occupies time in the caller's transaction: locks the calendar, checks again, inserts. The exclusion constraint is the
 * last check. Refuses with the nearest starts at which the item fits.
 */
export async function holdTime(trx: Db, wanted: Wanted): Promise<Interval> {
  const { interval } = await checkedInterval(trx, wanted);
  await translateOverlap(
    insertHeldTime(trx, wanted.accountId, {
      ...interval,
      bookingId: wanted.bookingId,
      serviceItemId: wanted.serviceItemId,
    }),
  );
  await announceChange(trx, wanted.accountId);
  return interval;
}

/** Like `holdTime`, for a booking that exists: its own time counts as free and becomes available again. */
export async function moveHeldTime(trx: Db, wanted: Wanted, from: Interval): Promise<Interval> {
  const { interval } = await checkedInterval(trx, wanted);
  await translateOverlap(changeHeldTime(trx, wanted.accountId, wanted.bookingId, interval));
  await rewriteAvailability(trx, wanted.accountId, { ...from, isAvailable: true });
  return interval;
}

export async function startsToMoveTo(
  db: Db,
  { accountId, bookingId, durationMinutes }: Pick<Wanted, "accountId" | "bookingId" | "durationMinutes">,
  window: Interval,
): Promise<number[]> {
  const problems = windowProblems(window, maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  const length = lengthOf(durationMinutes);
  const calendar = await readCalendar(db, accountId, { start: window.start, end: window.end + length });
  return startsThatFit(window, freeWithout(calendar, bookingId), length, calendar.now);
}

/** The time of a cancelled booking becomes available. */
export async function releaseTime(trx: Db, accountId: number, bookingId: string, interval: Interval): Promise<void> {
  await lockCalendar(trx, accountId);
  await deleteHeldTime(trx, accountId, bookingId);
  await rewriteAvailability(trx, accountId, { ...interval, isAvailable: true });
}

async function checkedInterval(trx: Db, wanted: Wanted): Promise<{ interval: Interval }> {
  const length = lengthOf(wanted.durationMinutes);
  const interval = { start: wanted.start, end: wanted.start + length };
  await lockCalendar(trx, wanted.accountId);
  const calendar = await readCalendar(trx, wanted.accountId, around(interval));
  const problem = startProblem(wanted.start, calendar.now, product.timeZone);
  if (problem) refuse(problem, { fields: { startTime: "unknown_format" } });
  const free = freeWithout(calendar, wanted.bookingId);
  if (!fits(free, interval.start, length)) {
    const nearest = nearestStarts(wanted.start, free, length, calendar.now);
    refuse("slot_taken", { extra: { nearestStarts: nearest.map((start) => new Date(start).toISOString()) } });
  }
  return { interval };
}

function around({ start, end }: Interval): Interval {
  return { start: start - 7 * dayMs, end: end + 14 * dayMs };
}

/** Free time for moving this booking: its own time counts as free. */
function freeWithout({ availability, held }: Calendar, bookingId: string): Interval[] {
  const own = held.filter((hold) => hold.bookingId === bookingId);
  const opened = [...availability, ...own.map(({ start, end }) => ({ start, end, isAvailable: true }))];
  return freeTime(
    opened,
    held.filter((hold) => hold.bookingId !== bookingId),
  );
}

async function translateOverlap(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (errorCode(error) === overlapViolation) refuse("slot_taken", { extra: { nearestStarts: [] }, cause: error });
    throw error;
  }
}
