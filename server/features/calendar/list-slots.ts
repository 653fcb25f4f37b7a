import type { listSlots as endpoint } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import {
  type CalendarName,
  findCalendars,
  findHost,
  findHostSeenBy,
  type HostVisitor,
  maySeeCalendar,
} from "#server/features/hosts/index.ts";
import { findItem, isDoneIn } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { type Cell, cellsOf, freeTime, startsOfAny, startsThatFit } from "./calendar-rules.ts";
import { readCalendars } from "./calendar-store.ts";
import { type Interval, lengthOf } from "./time-rules.ts";
import { maxDaysOfEach, maxDaysRead, windowProblems } from "./window-rules.ts";

export async function listSlots(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const window = { start: Date.parse(query.startTime), end: Date.parse(query.endTime) };
  const problems = windowProblems(window, query.eachCalendar ? maxDaysOfEach : maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  const host = await hostSeenBy(deps, actor, query.kindredProviderId);
  if (query.eachCalendar) return slotsOfEach(deps, actor, host.id, window);
  const calendars = await calendarsShown(deps, actor, host.id, query.calendarId);
  const ids = calendars.map(({ id }) => id);
  const cells =
    query.serviceItemId === undefined
      ? await setCells(deps, host.id, ids, window)
      : await startsOfItem(deps, host.id, calendars, query.serviceItemId, window);
  const isOwn = calendars.every((calendar) => maySeeCalendar(actor, host.id, calendar));
  return cells.map((cell) => slotAnswer(cell, isOwn));
}

function slotAnswer({ start, status, serviceItemId, kind }: Cell, isOwn: boolean) {
  return {
    id: start / cellMs,
    start_time: new Date(start).toISOString(),
    status,
    service_item_id: isOwn ? serviceItemId : null,
    ...(isOwn && kind ? { kind } : {}),
  };
}

/** For the host's day view: every calendar that the member works with, in one query. */
async function slotsOfEach(deps: Deps, actor: HostVisitor, hostId: number, window: Interval) {
  const own = (await findCalendars(deps.db, hostId)).filter((calendar) => maySeeCalendar(actor, hostId, calendar));
  const ids = own.map(({ id }) => id);
  const { calendars } = await readCalendars(deps.db, hostId, ids, window);
  return calendars.flatMap((calendar) =>
    cellsOf(window, [calendar]).map((cell) => ({ ...slotAnswer(cell, true), calendarId: calendar.calendarId })),
  );
}

/** Anyone sees an open host's calendar; its members and moderators also when it is suspended. */
export async function hostSeenBy(deps: Deps, actor: HostVisitor, hostId: number) {
  const host = actor.person?.isModerator
    ? await findHost(deps.db, hostId)
    : await findHostSeenBy(deps.db, actor, hostId);
  return host ?? refuse("not_found");
}

/** The calendar that is asked for, otherwise all that take bookings. Members also see those that take none. */
async function calendarsShown(deps: Deps, actor: HostVisitor, hostId: number, asked: number | undefined) {
  const calendars = await findCalendars(deps.db, hostId);
  if (asked === undefined) return calendars.filter(({ is_open }) => is_open);
  const calendar = calendars.find(({ id }) => id === asked);
  const isShown = calendar && (calendar.is_open || maySeeCalendar(actor, hostId, calendar));
  return isShown ? [calendar] : refuse("not_found");
}

async function setCells(deps: Deps, hostId: number, ids: readonly number[], window: Interval): Promise<Cell[]> {
  const { calendars } = await readCalendars(deps.db, hostId, ids, window);
  return cellsOf(window, calendars);
}

async function startsOfItem(
  deps: Deps,
  hostId: number,
  shown: readonly CalendarName[],
  itemId: number,
  window: Interval,
): Promise<Cell[]> {
  const item = await findItem(deps.db, itemId);
  if (!item || item.host_id !== hostId) refuse("not_found");
  const length = lengthOf(item.duration_minutes);
  const wide = { start: window.start, end: window.end + length };
  const ids = shown.filter((calendar) => calendar.is_open && isDoneIn(item, calendar)).map(({ id }) => id);
  const { calendars, now } = await readCalendars(deps.db, hostId, ids, wide);
  const starts = calendars.map(({ availability, held }) =>
    startsThatFit(window, freeTime(availability, held), length, now),
  );
  return startsOfAny(starts).map((start) => ({ start, status: "available", serviceItemId: null }));
}
