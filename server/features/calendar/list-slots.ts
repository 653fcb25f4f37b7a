import type { listSlots as endpoint } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { onOneConnection } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import {
  type CalendarName,
  findCalendars,
  findHost,
  type Host,
  type HostVisitor,
  maySeeCalendar,
} from "#server/features/hosts/index.ts";
import { findItems, type ItemRow, isDoneIn } from "#server/features/service-items/index.ts";
import { CurrentFor } from "#server/http/route.ts";
import { refuse } from "#server/refusal.ts";
import { type Cell, type CellLook, cellsOf, startsOfAny } from "./calendar-rules.ts";
import { readStoredTimes } from "./calendar-store.ts";
import { currentMs, type HostTimes, timesIn } from "./read-times.ts";
import { type Interval, isoTimes, longestItemMs } from "./time-rules.ts";
import { bookingRulesOf, offeredStarts, roomFor, startLimits, visitTimeOf } from "./visit-rules.ts";
import { maxDaysOfEach, maxDaysRead, windowProblems } from "./window-rules.ts";

const dayMs = 86_400_000;

type Slots = { readonly slots: OutputOf<typeof endpoint>; readonly times: HostTimes };

export async function listSlots(
  deps: Deps,
  actor: HostVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return (await readSlots(deps, actor, { query })).slots;
}

export async function answerSlots(...asked: Parameters<typeof listSlots>) {
  const { slots, times } = await readSlots(...asked);
  return new CurrentFor(slots, currentMs(times));
}

async function readSlots(deps: Deps, actor: HostVisitor, { query }: InputOf<typeof endpoint>): Promise<Slots> {
  const window = { start: Date.parse(query.startTime), end: Date.parse(query.endTime) };
  const problems = windowProblems(window, query.eachCalendar ? maxDaysOfEach : maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  const { kindredProviderId: hostId, serviceItemId, calendarId } = query;
  const itemIds = query.serviceItems ?? (serviceItemId === undefined ? null : [serviceItemId]);
  // Most API requests are for slots, so they take only one round trip. At that point the item's length is not known,
  // and the longest possible one is assumed. Limits per day need whole days.
  const wide =
    itemIds === null
      ? window
      : { start: window.start - dayMs, end: window.end + itemIds.length * longestItemMs + dayMs };
  const [found, calendars, items, stored] = await onOneConnection(deps.db, (db) =>
    Promise.all([
      findHost(db, hostId),
      findCalendars(db, hostId),
      itemIds && findItems(db, itemIds),
      readStoredTimes(db, hostId, calendarId === undefined ? null : [calendarId], wide),
    ]),
  );
  const host = seenBy(actor, found);
  const times = await timesIn(host.country, stored);
  if (query.eachCalendar) return { slots: slotsOfEach(actor, host, calendars, times, window), times };
  const shown = calendarsShown(actor, host, calendars, calendarId);
  const cells =
    itemIds === null || items === null
      ? cellsOf(window, shown.map(times.of))
      : startsOfVisit(host, shown, allFound(itemIds, items), times, window).map((start) => ({
          start,
          look: available,
        }));
  const isOwn = shown.every((calendar) => maySeeCalendar(actor, host.id, calendar));
  return { slots: slotAnswers(cells, isOwn), times };
}

const available: CellLook = { status: "available", serviceItemId: null, kind: null, isByHours: false };

type Slot = OutputOf<typeof endpoint>[number];

/** Only members see what a cell is booked for, or closed by. */
function slotAnswers(cells: readonly Cell[], isOwn: boolean): Slot[] {
  const isoTime = isoTimes();
  return cells.map(({ start, look }) => {
    const slot = { id: start / cellMs, start_time: isoTime(start), status: look.status, service_item_id: null };
    return isOwn ? { ...slot, ...ownParts(look) } : slot;
  });
}

function ownParts({ serviceItemId, kind, isByHours }: CellLook) {
  return {
    service_item_id: serviceItemId,
    // Older clients do not know offers, which are holds for somebody on the waiting list.
    ...(kind ? { kind: kind === "offer" ? "hold" : kind } : {}),
    ...(isByHours ? { byHours: true as const } : {}),
  };
}

/** The host's day view shows every calendar that the member works with. */
function slotsOfEach(
  actor: HostVisitor,
  host: Host,
  calendars: readonly CalendarName[],
  times: HostTimes,
  window: Interval,
) {
  return calendars
    .filter((calendar) => maySeeCalendar(actor, host.id, calendar))
    .flatMap((calendar) =>
      slotAnswers(cellsOf(window, [times.of(calendar)]), true).map((slot) => ({ ...slot, calendarId: calendar.id })),
    );
}

/** A suspended host's calendar is visible only to its members and moderators. */
export function seenBy({ person, memberships }: HostVisitor, host: Host | undefined): Host {
  const isOpen = host && !host.suspended_at;
  const isInside = person?.isModerator || memberships.some(({ hostId }) => hostId === host?.id);
  return host && (isOpen || isInside) ? host : refuse("not_found");
}

function calendarsShown(
  actor: HostVisitor,
  host: Host,
  calendars: readonly CalendarName[],
  asked: number | undefined,
): CalendarName[] {
  if (asked === undefined) return calendars.filter(({ is_open }) => is_open);
  const calendar = calendars.find(({ id }) => id === asked);
  const isShown = calendar && (calendar.is_open || maySeeCalendar(actor, host.id, calendar));
  return isShown ? [calendar] : refuse("not_found");
}

function allFound(asked: readonly number[], items: readonly ItemRow[]): readonly ItemRow[] {
  return items.length === asked.length ? items : refuse("not_found");
}

function startsOfVisit(
  host: Host,
  shown: readonly CalendarName[],
  items: readonly ItemRow[],
  times: HostTimes,
  window: Interval,
): number[] {
  if (items.some(({ host_id }) => host_id !== host.id)) refuse("not_found");
  const visit = visitTimeOf(items);
  const limits = startLimits(bookingRulesOf(items), times.visits, times.now, timeZoneOf(host.country));
  const calendars = shown
    .filter((calendar) => calendar.is_open && items.every((item) => isDoneIn(item, calendar)))
    .map(times.of);
  return startsOfAny(calendars.map((calendar) => offeredStarts(window, roomFor(visit, calendar), visit, limits)));
}
