import type { CallOutput } from "#contract/calls.ts";
import { loadOwnCalendars, type OwnCalendar } from "#web/features/hosts/index.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { addDays, mondayOf } from "#web/lib/civil-date.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";

export type OpeningHours = CallOutput<"GET /hosts/{hostId}/calendars/{calendarId}/hours">;
export type DayPreview = CallOutput<"POST /hosts/{hostId}/calendars/{calendarId}/hours/preview">[number];

export type HoursData = {
  readonly hostId: number;
  readonly hostCountry: string;
  readonly isReadOnly: boolean;
  readonly today: string;
  /** New hours usually begin with the coming week. */
  readonly nextMonday: string;
  readonly calendars: readonly OwnCalendar[];
  /** Null if there is no calendar or the load failed. */
  readonly shown: { readonly calendarId: number; readonly hours: OpeningHours; readonly preview: DayPreview[] } | null;
  /** The HTTP status of a failed load, or 0 if there was no response. The page then keeps the data it has. */
  readonly failedWith: number | null;
};

type HoursHost = {
  readonly id: number;
  readonly hostCountry: string;
  readonly timeZone: string;
  readonly isSuspended: boolean;
};

export async function loadHours(api: Api, host: HoursHost, asked: string | null): Promise<HoursData> {
  const today = localDateOf(new Date().toISOString(), host.timeZone);
  const frame = {
    hostId: host.id,
    hostCountry: host.hostCountry,
    isReadOnly: host.isSuspended,
    today,
    nextMonday: addDays(mondayOf(today), 7),
  };
  try {
    const calendars = await loadOwnCalendars(api, host.id);
    const calendar = calendars.find(({ id }) => String(id) === asked) ?? calendars[0];
    if (!calendar) return { ...frame, calendars, shown: null, failedWith: null };
    const params = { hostId: String(host.id), calendarId: String(calendar.id) };
    const [hours, preview] = await Promise.all([
      api("GET /hosts/{hostId}/calendars/{calendarId}/hours", { params }),
      api("POST /hosts/{hostId}/calendars/{calendarId}/hours/preview", { params, body: {} }),
    ]);
    return { ...frame, calendars, shown: { calendarId: calendar.id, hours, preview }, failedWith: null };
  } catch (error) {
    return { ...frame, calendars: [], shown: null, failedWith: error instanceof ApiRefusal ? error.status : 0 };
  }
}
