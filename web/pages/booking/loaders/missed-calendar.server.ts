import { cellMs } from "#contract/calendar-cells.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import type { MissedCalendar, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { calendarsOf } from "#web/pages/booking/flow/calendar-choice.ts";
import { readIds } from "#web/pages/booking/flow/flow-url.ts";

type Flow = {
  readonly kindredProviderId: number | null;
  /** All services of the listing. */
  readonly services: readonly ServiceView[];
  /** The services that are being booked. */
  readonly wanted: readonly Pick<ServiceView, "calendars">[];
};

/** Null if the URL names no calendar, or one that can be booked. */
export async function missedCalendar(
  api: Api,
  query: URLSearchParams,
  { kindredProviderId, services, wanted }: Flow,
): Promise<MissedCalendar | null> {
  const [asked] = readIds(query, "calendar");
  if (asked === undefined || kindredProviderId === null) return null;
  if (calendarsOf(wanted).some(({ id }) => id === asked)) return null;
  const other = calendarsOf(services).find(({ id }) => id === asked);
  if (other) return { name: other.name };
  // A host with one open calendar does not show its name. The URL may name that calendar.
  const isOnly = services.every(({ calendars }) => calendars === null) && (await isOpen(api, kindredProviderId, asked));
  return isOnly ? null : { name: null };
}

async function isOpen(api: Api, kindredProviderId: number, calendarId: number): Promise<boolean> {
  const now = Date.now();
  const window = { startTime: new Date(now).toISOString(), endTime: new Date(now + cellMs).toISOString() };
  const ids = { kindredProviderId: String(kindredProviderId), calendarId: String(calendarId) };
  try {
    await api("GET /providerCalendar/slots", { query: { ...ids, ...window } });
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal) return error.status !== 404;
    throw error;
  }
}
