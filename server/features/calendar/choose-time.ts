import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { BreakableRule } from "#contract/lists/breakable-rules.ts";
import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import {
  type CalendarTimes,
  fits,
  type HeldTime,
  leastBusy,
  nearestStarts,
  startProblem,
  startsOfAny,
} from "./calendar-rules.ts";
import { type HostTimes, readTimes } from "./read-times.ts";
import { type Interval, longestItemMs } from "./time-rules.ts";
import {
  type BookingRules,
  brokenStartRules,
  firstOfferedStart,
  localDay,
  longestAheadMs,
  offeredStarts,
  roomFor,
  startLimits,
  type VisitTime,
} from "./visit-rules.ts";

const dayMs = 86_400_000;

/** The time that somebody wants, and the rules that it has to follow. */
export type WantedTime = {
  readonly hostId: number;
  /** The host's country. Opening hours and rules follow its clock and its public holidays. */
  readonly country: string;
  /**
   * Any of these calendars is acceptable. They are in the host's order, and the first of equally busy ones is taken.
   */
  readonly calendarIds: readonly number[];
  readonly bookingId: string;
  readonly serviceItemIds: readonly number[];
  readonly visit: VisitTime;
  readonly rules: BookingRules;
  readonly start: number;
  /** This is the venue's zone, which may differ from the host's. */
  readonly timeZone: string;
  /** This calendar is used if it is free, however busy it is that day. */
  readonly preferredCalendarId?: number;
  /** The customer's own hold counts as free, and its calendar is taken. */
  readonly holdId?: string | null | undefined;
  /** The rules that a host breaks knowingly. Left out for customers, who cannot break any. */
  readonly mayBreak?: readonly BreakableRule[] | undefined;
};

export type HeldVisit = Interval & { readonly calendarId: number };

/** Reads enough around the start to choose a calendar and to suggest other times nearby. */
export function readTimesAround(
  db: Db,
  host: { readonly id: number; readonly country: string },
  calendarIds: readonly number[] | null,
  start: number,
  items = 1,
) {
  const { start: from, end: to } = suggestedAround(start);
  return readTimes(db, host, calendarIds, { start: from - dayMs, end: to + items * longestItemMs + dayMs });
}

const suggestedAround = (start: number) => ({ start: start - 7 * dayMs, end: start + 14 * dayMs });

/** Undefined if the time is taken or a rule forbids it. `refuseTaken` then says why. */
export function freeVisit(times: HostTimes, wanted: WantedTime): HeldVisit | undefined {
  const { start, timeZone, mayBreak = [] } = wanted;
  const limits = limitsOf(times, wanted);
  const problem = startProblem(start, times.now, timeZone, limits.end);
  if (problem) refuse(problem, { fields: { startTime: "unknown_format" } });
  const offered = offeredVisit(times, wanted);
  if (offered) return offered;
  if (brokenStartRules(start, limits).some((rule) => !mayBreak.includes(rule))) return undefined;
  const free = freeCalendar(times, wanted);
  return free ?? (mayBreak.includes("timeAround") ? freeCalendar(times, withoutTimeAround(wanted)) : undefined);
}

/** An offer is a promise: it stays even if the host has closed the time or changed the rules since. */
function offeredVisit(times: HostTimes, wanted: WantedTime): HeldVisit | undefined {
  const { start, visit, holdId } = wanted;
  const end = start + visit.length;
  const isOwn = (time: HeldTime) =>
    time.kind === "offer" &&
    time.holdId === holdId &&
    time.start === start - visit.before &&
    time.end === end + visit.after;
  const calendar = calendarsOf(times, wanted).find(({ held }) => held.some(isOwn));
  return calendar && { start, end, calendarId: calendar.calendarId };
}

export function refuseTaken(times: HostTimes, wanted: WantedTime): never {
  const limits = limitsOf(times, wanted);
  const broken = brokenStartRules(wanted.start, limits);
  if (wanted.mayBreak && freeCalendar(times, withoutTimeAround(wanted))) {
    const isAroundFree = freeCalendar(times, wanted) !== undefined;
    refuse("rules_broken", { extra: { brokenRules: isAroundFree ? broken : [...broken, "timeAround"] } });
  }
  const window = suggestedAround(wanted.start);
  const starts = calendarsOf(times, wanted).map((calendar) =>
    offeredStarts(window, roomWithout(calendar, wanted), wanted.visit, limits),
  );
  const nearest = nearestStarts(wanted.start, startsOfAny(starts)).map((start) => new Date(start).toISOString());
  const isForbidden = !wanted.mayBreak && broken.length > 0;
  refuse(isForbidden ? "not_offered_then" : "slot_taken", { extra: { nearestStarts: nearest } });
}

function limitsOf(
  times: HostTimes,
  { rules, country, bookingId, holdId }: Pick<WantedTime, "rules" | "country" | "bookingId" | "holdId">,
) {
  const others = times.visits.filter((time) =>
    time.kind === "offer" ? time.holdId !== holdId : time.bookingId !== bookingId,
  );
  return startLimits(rules, others, times.now, timeZoneOf(country));
}

const calendarsOf = (times: HostTimes, { calendarIds }: Pick<WantedTime, "calendarIds">) =>
  calendarIds.map((id) => times.of({ id }));

function freeCalendar(times: HostTimes, wanted: WantedTime): HeldVisit | undefined {
  const { start, visit, timeZone, preferredCalendarId } = wanted;
  const free = calendarsOf(times, wanted).filter((calendar) =>
    fits(roomWithout(calendar, wanted), start, visit.length),
  );
  const preferred = free.find(
    ({ calendarId, held }) =>
      calendarId === preferredCalendarId ||
      held.some((time) => time.holdId !== undefined && time.holdId === wanted.holdId),
  );
  const chosen = preferred ?? leastBusy(free, localDay(start, timeZone));
  return chosen && { start, end: start + visit.length, calendarId: chosen.calendarId };
}

/** Nobody is there before and after this visit, and it may lie in the time before or after others. */
function withoutTimeAround(wanted: WantedTime): WantedTime & { readonly ignoresTimeAround: true } {
  return { ...wanted, visit: { ...wanted.visit, before: 0, after: 0 }, ignoresTimeAround: true };
}

type Room = Pick<WantedTime, "bookingId" | "visit" | "holdId" | "mayBreak"> & { readonly ignoresTimeAround?: true };

/** The booking's own time counts as free. A host may book time that is only on hold, but not an offer. */
export function roomWithout({ availability, held }: CalendarTimes, wanted: Room) {
  const { bookingId, visit, holdId, ignoresTimeAround } = wanted;
  const isHost = wanted.mayBreak !== undefined;
  const own = held.filter((time) => time.bookingId === bookingId && time.kind === "visit");
  const others = held
    .filter((time) => time.bookingId !== bookingId)
    .filter((time) => time.holdId === undefined || time.holdId !== holdId)
    .filter(({ kind }) => !(isHost && kind === "hold"))
    .filter(({ kind }) => !(ignoresTimeAround && (kind === "before" || kind === "after")));
  const opened = [...availability, ...own.map(({ start, end }) => ({ start, end, isAvailable: true }))];
  return roomFor(visit, { availability: opened, held: others });
}

type Offering = Pick<WantedTime, "hostId" | "country" | "calendarIds" | "bookingId" | "visit" | "rules">;

/** The first start from `after` on, however far ahead the rules allow it. */
export async function findFirstOfferedStart(db: Db, wanted: Offering, after: number): Promise<number | undefined> {
  const host = { id: wanted.hostId, country: wanted.country };
  const window = { start: after, end: after + longestAheadMs };
  const wide = { start: window.start - dayMs, end: window.end + wanted.visit.length + dayMs };
  const times = await readTimes(db, host, wanted.calendarIds, wide);
  const limits = limitsOf(times, wanted);
  const firsts = calendarsOf(times, wanted).flatMap(
    (calendar) => firstOfferedStart(window, roomWithout(calendar, wanted), wanted.visit, limits) ?? [],
  );
  return firsts.length === 0 ? undefined : Math.min(...firsts);
}

/** The starts that customers are offered in any of the calendars. */
export async function findOfferedStarts(db: Db, wanted: Offering, window: Interval): Promise<number[]> {
  const host = { id: wanted.hostId, country: wanted.country };
  const wide = { start: window.start - dayMs, end: window.end + wanted.visit.length + dayMs };
  const times = await readTimes(db, host, wanted.calendarIds, wide);
  const limits = limitsOf(times, wanted);
  const starts = calendarsOf(times, wanted).map((calendar) =>
    offeredStarts(window, roomWithout(calendar, wanted), wanted.visit, limits),
  );
  return startsOfAny(starts);
}
