import { cellMinutes, cellsFor } from "#contract/calendar-cells.ts";
import { partOfDay } from "#contract/lists/parts-of-day.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import type { NearestTime } from "#web/pages/booking/flow/booking-views.ts";
import type { Week, WeekDay, WeekTime } from "#web/pages/booking/week-picker/week-views.ts";
import { statusOf } from "./page-problem.server.ts";
import { type Asked, venueDays, venueHour } from "./venue-days.server.ts";
import type { VenueFormats } from "./venue-formats.server.ts";

/** One service, or several in one visit. */
type Bookable = { readonly ids: readonly number[]; readonly durationMinutes: number | null };
type Wanted = {
  readonly kindredProviderId: number;
  /** Null if the customer chose Anyone. */
  readonly calendarId: number | null;
  /** A time is shown if the shortest of these services fits. */
  readonly services: readonly Bookable[];
  /** How many days ahead the services can be booked. Null, or left out, means until the end of the 24th month. */
  readonly daysAhead?: number | null;
  readonly asked: Asked;
  readonly formats: VenueFormats;
  readonly now: Date;
  /** For a booking that moves. Everybody else reads the public calendar. */
  readonly moving?: {
    readonly read: (startTime: string, endTime: string) => Promise<string[]>;
    readonly next: (after: string) => Promise<string | null>;
  };
};

export async function loadWeek(api: Api, wanted: Wanted): Promise<Week> {
  const { kindredProviderId, calendarId, services, asked, formats, now } = wanted;
  const days = venueDays(now, asked, formats.timeZone, wanted.daysAhead);
  const frame = {
    place: formats.place,
    previous: days.previous,
    next: days.next,
    month: days.month,
    months: days.months.map((month) => ({ value: month, label: formats.monthAndYear(`${month}-01`) })),
    outside: days.isOutside && { reason: days.isOutside, lastDay: formats.fullDate(days.lastBookable) },
  };
  const read = (startTime: string, endTime: string, serviceItemIds: readonly number[]) =>
    wanted.moving?.read(startTime, endTime) ??
    readStarts(api, { kindredProviderId, calendarId, startTime, endTime, serviceItemIds });
  try {
    const room = await roomAtStarts(services, (ids) => read(days.startTime, days.endTime, ids));
    const times = [...room].sort(([a], [b]) => a.localeCompare(b));
    const byDate = Map.groupBy(times, ([start]) => formats.date(start));
    const shown = days.dates.map((date) => dayView(date, byDate.get(date) ?? [], formats));
    // Somebody may choose the last day, after which the week has no more times.
    const endsEmpty = shown.at(-1)?.times.length === 0;
    // After the last day that can be booked, there are only earlier times.
    const after = days.isOutside === "tooFar" ? now.toISOString() : days.endTime;
    const next = endsEmpty && services[0] ? await firstStartAfter(api, after, wanted) : noNext;
    return {
      ...frame,
      days: shown,
      initialDate: chosenDate(asked.date, shown),
      nextFree: next.start ? { date: formats.date(next.start), label: formats.moment(next.start) } : null,
      isTooLong: next.isTooLong,
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const shown = days.dates.map((date) => dayView(date, [], formats));
    const failure = { status: statusOf(error), text: error.message };
    const initialDate = chosenDate(asked.date, shown);
    return { ...frame, days: shown, initialDate, nextFree: null, isTooLong: false, failure };
  }
}

/** Goes from the shortest service to the longest, because every shorter service fits where a longer one fits. */
async function roomAtStarts(services: readonly Bookable[], read: (ids: readonly number[]) => Promise<string[]>) {
  const byLength = new Map(services.map(({ ids, durationMinutes }) => [cellsFor(durationMinutes), ids]));
  const lengths = [...byLength].sort(([a], [b]) => a - b);
  const starts = await Promise.all(lengths.map(([, ids]) => read(ids)));
  const room = new Map<string, number>();
  for (const [n, [cells]] of lengths.entries()) for (const start of starts[n] ?? []) room.set(start, cells);
  return room;
}

type Read = {
  readonly kindredProviderId: number;
  readonly calendarId: number | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly serviceItemIds: readonly number[];
};

function itemsAsked(ids: readonly number[]) {
  return ids.length === 1 ? { serviceItemId: String(ids[0]) } : { serviceItems: ids.join(",") };
}

export async function readStarts(api: Api, { calendarId, serviceItemIds, ...query }: Read): Promise<string[]> {
  const slots = await api("GET /providerCalendar/slots", {
    query: {
      ...query,
      kindredProviderId: String(query.kindredProviderId),
      ...itemsAsked(serviceItemIds),
      ...(calendarId === null ? {} : { calendarId: String(calendarId) }),
    },
  });
  return slots.filter(({ status }) => status.toLowerCase() === "available").map(({ start_time }) => start_time);
}

type NextStart = { readonly start: string | null; readonly isTooLong: boolean };

const noNext: NextStart = { start: null, isTooLong: false };

async function firstStartAfter(api: Api, from: string, wanted: Wanted): Promise<NextStart> {
  if (wanted.moving) return { start: await wanted.moving.next(from), isTooLong: false };
  return nextStart(api, { ...wanted, serviceItemIds: shortest(wanted.services).ids }, from);
}

type NextWanted = Pick<Read, "kindredProviderId" | "calendarId" | "serviceItemIds">;

/** The first free start from a time on, however far ahead it is. */
export async function nextStart(api: Api, wanted: NextWanted, after: string): Promise<NextStart> {
  const query = {
    kindredProviderId: String(wanted.kindredProviderId),
    serviceItems: wanted.serviceItemIds.join(","),
    after,
  };
  const starts = await api("GET /providerCalendar/nextStarts", { query });
  const mine = starts.filter(({ calendarId }) => wanted.calendarId === null || calendarId === wanted.calendarId);
  return {
    start: mine.flatMap(({ startTime }) => startTime ?? []).sort()[0] ?? null,
    isTooLong: mine.length > 0 && mine.every(({ isTooLong }) => isTooLong),
  };
}

function shortest(services: readonly Bookable[]): Bookable {
  return services.reduce((best, service) =>
    cellsFor(service.durationMinutes) < cellsFor(best.durationMinutes) ? service : best,
  );
}

function dayView(date: string, starts: readonly [string, number][], formats: VenueFormats): WeekDay {
  const labels = starts.map(([start]) => formats.clock(start));
  const times: WeekTime[] = starts.map(([start, cells], n) => {
    const label = labels[n] ?? "";
    // When clocks go back, an hour occurs twice. The name of the zone tells the two apart.
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return {
      start,
      label,
      note: isTwice ? formats.zoneName(start) : null,
      part: partOfDay(venueHour(start, formats.timeZone)),
      longestFitMinutes: cells * cellMinutes,
    };
  });
  return {
    date,
    number: formats.dayNumber(date),
    weekday: formats.weekday(date),
    label: formats.longDate(date),
    brief: formats.briefDate(date),
    times,
  };
}

function chosenDate(asked: string | null, days: readonly WeekDay[]): string {
  const known = days.find(({ date }) => date === asked) ?? days.find(({ times }) => times.length > 0) ?? days[0];
  return known?.date ?? "";
}

export function nearestViews(starts: readonly string[], formats: VenueFormats): NearestTime[] {
  return starts.map((start) => ({
    start,
    date: formats.date(start),
    day: formats.briefDay(start),
    time: formats.time(start),
  }));
}
