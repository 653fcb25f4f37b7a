import type { CallOutput } from "#contract/calls.ts";
import { isCalendarDate } from "#contract/parse/instant.ts";
import { loadOwnCalendars, type OwnCalendar } from "#web/features/hosts/index.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import { gridDay, gridWeek } from "#web/ui/calendar-grid/grid-time.ts";

export type CalendarBooking = CallOutput<"GET /providerCalendar/bookings">[number];
export type CalendarItem = CallOutput<"GET /serviceItems">[number];
export type CalendarView = "week" | "day";

export type CalendarData = {
  readonly hostId: number;
  readonly timeZone: string;
  readonly date: string;
  readonly today: string;
  /** The server's clock, in milliseconds since the Unix epoch. */
  readonly loadedAt: number;
  readonly view: CalendarView | null;
  /** Staff get only their own calendars. The calendars are in the host's order. */
  readonly calendars: readonly OwnCalendar[];
  /** Null if all calendars are shown. Then each slot names its calendar. */
  readonly calendarId: number | null;
  readonly slots: CallOutput<"GET /providerCalendar/slots">;
  readonly bookings: readonly CalendarBooking[];
  readonly items: readonly CalendarItem[];
  /** Null if the page shows several calendars, and for moderators. */
  readonly hours: CallOutput<"GET /hosts/{hostId}/calendars/{calendarId}/hours"> | null;
  /** The HTTP status of a failed load, or 0 if there was no response. The page then keeps the data it has. */
  readonly failedWith: number | null;
};

type CalendarHost = { readonly id: number; readonly timeZone: string };

export async function loadCalendar(api: Api, host: CalendarHost, search: URLSearchParams): Promise<CalendarData> {
  const hostId = host.id;
  const frame = frameOf(host, search);
  const nothing = { calendars: [], calendarId: null, slots: [], bookings: [], items: [], hours: null };
  try {
    const calendars = await loadOwnCalendars(api, hostId);
    if (calendars.length === 0) return { ...frame, ...nothing, failedWith: null };
    const calendarId = chosenIn(search, calendars);
    const { from, to } = calendarId === null ? dayOf(frame) : weekOf(frame);
    const kindredProviderId = String(hostId);
    const which = calendarId === null ? {} : { calendarId: String(calendarId) };
    const each = calendarId === null ? ({ eachCalendar: "true" } as const) : which;
    const params = { hostId: String(hostId), calendarId: String(calendarId) };
    const [slots, bookings, items, hours] = await Promise.all([
      api("GET /providerCalendar/slots", { query: { kindredProviderId, startTime: from, endTime: to, ...each } }),
      api("GET /providerCalendar/bookings", { query: { kindredProviderId, from, to, limit: 200, ...which } }),
      api("GET /serviceItems", { query: { kindredProviderId } }),
      calendarId === null ? null : api("GET /hosts/{hostId}/calendars/{calendarId}/hours", { params }),
    ]);
    return {
      ...frame,
      calendars,
      calendarId,
      slots,
      bookings: bookings.filter(({ status }) => status !== "cancelled"),
      items,
      hours,
      failedWith: null,
    };
  } catch (error) {
    return { ...frame, ...nothing, failedWith: error instanceof ApiRefusal ? error.status : 0 };
  }
}

export function hasWeeklyHours({ hours }: Pick<CalendarData, "hours">): boolean {
  return hours !== null && (hours.weekly.length > 0 || hours.differingDays.length > 0);
}

/** Moderators must not see customers, so they get no bookings and no items. */
export async function loadCalendarAsModerator(
  api: Api,
  host: CalendarHost,
  search: URLSearchParams,
): Promise<CalendarData> {
  const frame = frameOf(host, search);
  const { from, to } = weekOf(frame);
  const query = { kindredProviderId: String(host.id), startTime: from, endTime: to };
  const slots = await api("GET /providerCalendar/slots", { query });
  return { ...frame, calendars: [], calendarId: null, slots, bookings: [], items: [], hours: null, failedWith: null };
}

/** The week view shows one calendar at a time. The day view shows all calendars unless one is chosen. */
function chosenIn(search: URLSearchParams, calendars: readonly OwnCalendar[]): number | null {
  const asked = calendars.find(({ id }) => String(id) === search.get("calendar"));
  const isEveryone = calendars.length > 1 && !asked && viewOf(search.get("view")) !== "week";
  return isEveryone ? null : ((asked ?? calendars[0])?.id ?? null);
}

function frameOf({ id: hostId, timeZone }: CalendarHost, search: URLSearchParams) {
  const now = new Date();
  const today = localDateOf(now.toISOString(), timeZone);
  const asked = search.get("date") ?? "";
  const date = isCalendarDate(asked) ? asked : today;
  return { hostId, timeZone, date, today, loadedAt: now.getTime(), view: viewOf(search.get("view")) };
}

type Frame = Pick<CalendarData, "date" | "timeZone">;

function weekOf({ date, timeZone }: Frame) {
  const days = gridWeek(date, timeZone);
  return { from: iso(days[0]?.start), to: iso(days.at(-1)?.end) };
}

function dayOf({ date, timeZone }: Frame) {
  const { start, end } = gridDay(date, timeZone);
  return { from: iso(start), to: iso(end) };
}

const iso = (moment = 0) => new Date(moment).toISOString();

function viewOf(text: string | null): CalendarView | null {
  return text === "day" || text === "week" ? text : null;
}
