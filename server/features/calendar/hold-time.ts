import { type Db, together } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { errorCode } from "#server/error-code.ts";
import { refuse } from "#server/refusal.ts";
import { afterReleasing, fits } from "./calendar-rules.ts";
import { deleteHeldTimes, insertHeldTimes, lockCalendars, type TimeOfVisit } from "./calendar-store.ts";
import {
  findOfferedStarts,
  freeVisit,
  type HeldVisit,
  readTimesAround,
  refuseTaken,
  roomWithout,
  type WantedTime,
} from "./choose-time.ts";
import { deleteHoldsIn } from "./hold-store.ts";
import { readTimes } from "./read-times.ts";
import { rewriteAvailability } from "./set-availability.ts";
import type { Interval } from "./time-rules.ts";
import { maxDaysRead, windowProblems } from "./window-rules.ts";

const dayMs = 86_400_000;
const overlapViolation = "23P01";

/**
 * The caller's transaction must have locked the calendars and chosen the time. The exclusion constraint is the last
 * check.
 */
export async function holdTime(deps: Deps, trx: Db, wanted: WantedTime, to: HeldVisit): Promise<void> {
  const { hostId } = wanted;
  await together([insertVisit(trx, wanted, to), deps.changes.publish(trx, { type: "calendar_changed", hostId })]);
}

type Visiting = Pick<WantedTime, "hostId" | "bookingId" | "serviceItemIds" | "visit" | "holdId">;

async function insertVisit(trx: Db, wanted: Visiting, { start, end, calendarId }: HeldVisit): Promise<void> {
  const { hostId, bookingId, serviceItemIds, visit } = wanted;
  const times: [TimeOfVisit["kind"], Interval][] = [
    ["visit", { start, end }],
    ["before", { start: start - visit.before, end: start }],
    ["after", { start: end, end: end + visit.after }],
  ];
  const held = times
    .filter(([, time]) => time.start < time.end)
    .map(([kind, time]) => ({ ...time, kind, bookingId, serviceItemIds }));
  try {
    await together([
      deleteHoldsIn(trx, { hostId, calendarId }, { start, end }, wanted.holdId ?? null),
      insertHeldTimes(trx, { hostId, calendarId }, held),
    ]);
  } catch (error) {
    if (errorCode(error) === overlapViolation) refuse("slot_taken", { extra: { nearestStarts: [] }, cause: error });
    throw error;
  }
}

/** Chooses the new time itself. The booking's own time counts as free and becomes available again. */
export async function moveHeldTime(deps: Deps, trx: Db, wanted: WantedTime, from: HeldVisit): Promise<HeldVisit> {
  const { hostId, country, bookingId } = wanted;
  await lockCalendars(trx, hostId);
  const times = await readTimesAround(
    trx,
    { id: hostId, country },
    wanted.calendarIds,
    wanted.start,
    wanted.serviceItemIds.length,
  );
  const to = freeVisit(times, wanted) ?? refuseTaken(times, wanted);
  const freed = await deleteHeldTimes(trx, hostId, bookingId);
  await insertVisit(trx, wanted, to);
  await giveBack(deps, trx, hostId, from, freed);
  return to;
}

export async function startsToMoveTo(
  db: Db,
  wanted: Parameters<typeof findOfferedStarts>[1],
  window: Interval,
): Promise<number[]> {
  const problems = windowProblems(window, maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  return findOfferedStarts(db, wanted, window);
}

/** The booking keeps its time. Returns undefined if the other calendar is not free then. */
export async function moveToFreeCalendar(
  deps: Deps,
  trx: Db,
  wanted: Visiting & { readonly country: string; readonly calendarId: number },
  from: HeldVisit,
): Promise<HeldVisit | undefined> {
  const { hostId, country, calendarId, bookingId } = wanted;
  await lockCalendars(trx, hostId);
  const wide = { start: from.start - dayMs, end: from.end + dayMs };
  const times = await readTimes(trx, { id: hostId, country }, [calendarId], wide);
  const room = roomWithout(times.of({ id: calendarId }), wanted);
  if (!fits(room, from.start, from.end - from.start)) return undefined;
  const to = { start: from.start, end: from.end, calendarId };
  const freed = await deleteHeldTimes(trx, hostId, bookingId);
  await insertVisit(trx, wanted, to);
  // The host's own setting for this time applies again in the old calendar, which may have been closed since.
  await deps.changes.publish(trx, { type: "calendar_changed", hostId, freed });
  return to;
}

export async function releaseTime(
  deps: Deps,
  trx: Db,
  { hostId, bookingId }: Pick<WantedTime, "hostId" | "bookingId">,
  visit: HeldVisit,
): Promise<void> {
  await lockCalendars(trx, hostId);
  const freed = await deleteHeldTimes(trx, hostId, bookingId);
  await giveBack(deps, trx, hostId, visit, freed);
}

async function giveBack(deps: Deps, trx: Db, hostId: number, visit: HeldVisit, freed: Interval | null): Promise<void> {
  const calendar = { hostId, calendarId: visit.calendarId };
  await rewriteAvailability(deps, trx, calendar, visit, (before) => afterReleasing(before, visit), freed);
}
