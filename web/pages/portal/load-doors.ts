import { formatDayTime } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { Api } from "#web/lib/api.ts";
import type { PortalHost } from "./portal-session.ts";

export type Door = { readonly id: number; readonly title: string; readonly when: string };

const doorsShown = 5;
const daysAhead = 7;

/** Events of the coming week at which staff can check in guests. The portal is shown without them if they fail to load. */
export async function loadDoors(api: Api, host: PortalHost, locale: Locale): Promise<Door[]> {
  const to = new Date(Date.now() + daysAhead * 86_400_000).toISOString();
  const events = await api("GET /whatsOn", { query: { kindredProviderId: String(host.id), to } }).catch(() => []);
  return events
    .filter(({ registration, cancelledAt }) => registration === "kindred" && cancelledAt === null)
    .slice(0, doorsShown)
    .map(({ id, title, startTime, timeZone }) => ({ id, title, when: formatDayTime(startTime, locale, timeZone) }));
}
