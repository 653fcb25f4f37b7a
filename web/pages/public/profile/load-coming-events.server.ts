import { formatDayOfMonth, formatMonthShort, formatWeekdayShort } from "#format/dates.ts";
import { formatDayTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import { eventPath } from "#web/features/registrations/index.ts";
import type { Api } from "#web/lib/api.ts";
import type { ComingEventView } from "./listing.ts";

const eventsShown = 3;

export async function loadComingEvents(api: Api, listingId: string, locale: Locale): Promise<ComingEventView[]> {
  const ofListing = { params: { providerId: listingId } };
  const { kindredProviderId } = await api("GET /serviceProviders/{providerId}/kindred-provider-id", ofListing);
  if (kindredProviderId === null) return [];
  const query = { kindredProviderId: String(kindredProviderId), limit: "20" };
  const events = (await api("GET /whatsOn", { query })).filter(({ state }) => state !== "cancelled");
  return events.slice(0, eventsShown).map((event) => ({
    id: event.id,
    path: eventPath(event),
    title: event.title,
    language: event.textLanguage,
    when: formatDayTime(event.startTime, locale, event.timeZone),
    address: event.address,
    leaf: {
      weekday: formatWeekdayShort(event.startTime, locale, event.timeZone),
      day: formatDayOfMonth(event.startTime, locale, event.timeZone),
      month: formatMonthShort(event.startTime, locale, event.timeZone),
    },
    communityId: event.communityId,
  }));
}
