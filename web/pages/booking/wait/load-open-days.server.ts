import { mostWaitingDays } from "#contract/lists/parts-of-day.ts";
import type { Api } from "#web/lib/api.ts";
import { venueDays } from "#web/pages/booking/loaders/venue-days.server.ts";
import type { VenueFormats } from "#web/pages/booking/loaders/venue-formats.server.ts";

const daysRead = 28;
const dayMs = 86_400_000;

export type OpenDay = {
  readonly date: string;
  readonly number: string;
  readonly weekday: string;
  readonly label: string;
};

/** The next days on which the host works, also if they are full. Without any, the next seven days. */
export async function loadOpenDays(
  api: Api,
  wanted: { readonly kindredProviderId: number; readonly calendarId: number | null; readonly from: string | null },
  formats: VenueFormats,
): Promise<OpenDay[]> {
  const { dates, startTime } = venueDays(new Date(), { from: wanted.from, month: null, date: null }, formats.timeZone);
  const slots = await api("GET /providerCalendar/slots", {
    query: {
      kindredProviderId: String(wanted.kindredProviderId),
      startTime,
      endTime: new Date(Date.parse(startTime) + daysRead * dayMs).toISOString(),
      ...(wanted.calendarId === null ? {} : { calendarId: String(wanted.calendarId) }),
    },
  });
  const open = slots.filter(({ status }) => status !== "unavailable").map(({ start_time }) => formats.date(start_time));
  const shown = open.length > 0 ? [...new Set(open)].slice(0, mostWaitingDays) : dates;
  return shown.map((date) => ({
    date,
    number: formats.dayNumber(date),
    weekday: formats.weekday(date),
    label: formats.longDate(date),
  }));
}
