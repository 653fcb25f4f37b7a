import type { CallOutput } from "#contract/calls.ts";
import { isCalendarDate } from "#contract/parse/instant.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import { gridWeek } from "#web/ui/calendar-grid/grid-time.ts";

export type CalendarBooking = CallOutput<"GET /providerCalendar/bookings">[number];
export type CalendarItem = CallOutput<"GET /serviceItems">[number];
export type CalendarView = "week" | "day";

export type CalendarData = {
  readonly hostId: number;
  readonly timeZone: string;
  readonly date: string;
  readonly today: string;
  readonly view: CalendarView | null;
  readonly slots: CallOutput<"GET /providerCalendar/slots">;
  readonly bookings: readonly CalendarBooking[];
  readonly items: readonly CalendarItem[];
  /** The status of a failed load (0 if there was no response): the page then keeps the data it has. */
  readonly failedWith: number | null;
};

type CalendarHost = { readonly id: number; readonly timeZone: string };

export async function loadCalendar(api: Api, host: CalendarHost, search: URLSearchParams): Promise<CalendarData> {
  const hostId = host.id;
  const { frame, from, to, readSlots } = weekIn(api, host, search);
  try {
    const [slots, bookings, items] = await Promise.all([
      readSlots(),
      api("GET /providerCalendar/bookings", { query: { kindredProviderId: String(hostId), from, to, limit: 200 } }),
      api("GET /serviceItems", { query: { kindredProviderId: String(hostId) } }),
    ]);
    return {
      ...frame,
      slots,
      bookings: bookings.filter(({ status }) => status !== "cancelled"),
      items,
      failedWith: null,
    };
  } catch (error) {
    return { ...frame, slots: [], bookings: [], items: [], failedWith: error instanceof ApiRefusal ? error.status : 0 };
  }
}

/** The same week without bookings and items: moderators must not see customers. */
export async function loadCalendarAsModerator(
  api: Api,
  host: CalendarHost,
  search: URLSearchParams,
): Promise<CalendarData> {
  const { frame, readSlots } = weekIn(api, host, search);
  return { ...frame, slots: await readSlots(), bookings: [], items: [], failedWith: null };
}

function weekIn(api: Api, { id: hostId, timeZone }: CalendarHost, search: URLSearchParams) {
  const today = localDateOf(new Date().toISOString(), timeZone);
  const asked = search.get("date") ?? "";
  const date = isCalendarDate(asked) ? asked : today;
  const days = gridWeek(date, timeZone);
  const from = new Date(days[0]?.start ?? 0).toISOString();
  const to = new Date(days.at(-1)?.end ?? 0).toISOString();
  const frame = { hostId, timeZone, date, today, view: viewOf(search.get("view")) };
  const query = { kindredProviderId: String(hostId), startTime: from, endTime: to };
  return { frame, from, to, readSlots: () => api("GET /providerCalendar/slots", { query }) };
}

function viewOf(text: string | null): CalendarView | null {
  return text === "day" || text === "week" ? text : null;
}
