import { Temporal } from "temporal-polyfill";
import { setAvailability } from "#contract/calendar.ts";
import { listCalendars } from "#contract/calendars.ts";
import { setWeeklyHours } from "#contract/opening-hours.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { nextYear, openDay } from "#server/testing/test-days.ts";

/** Example: `` venueTime(`${openDay} 09:00`) ``. */
export function venueTime(text: string, timeZone = "Europe/Malta"): string {
  const instant = Temporal.PlainDateTime.from(text.replace(" ", "T")).toZonedDateTime(timeZone).toInstant();
  return new Date(instant.epochMilliseconds).toISOString();
}

export async function open(
  app: TestApp,
  host: TestHost,
  from: string,
  to: string,
  status: "available" | "unavailable" = "available",
) {
  const body = { kindredProviderId: host.hostId, startTime: venueTime(from), endTime: venueTime(to), status };
  const answer = await app.call(setAvailability, { body }, { headers: host.headers });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** The calendar is open from 09:00 to 17:00 on `openDay`. */
export async function anOpenDay(app: TestApp, durationMinutes: number | null = 60) {
  const host = await aHost(app);
  const listing = await aListing(app, host);
  const item = await anItem(app, host, listing.id, { durationMinutes });
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  return { host, listing, item };
}

type Stretch = { readonly from: string; readonly to: string };

export async function hoursPath(app: TestApp, host: TestHost) {
  const params = { hostId: String(host.hostId) };
  const { body } = await app.call(listCalendars, { params, query: {} }, { headers: host.headers });
  return { ...params, calendarId: String(body[0]?.id) };
}

/** The host is open at these times on every day, from the start of next year on. */
export async function aWeek(app: TestApp, day: readonly Stretch[], durationMinutes = 60) {
  const host = await aHost(app);
  const listing = await aListing(app, host);
  const item = await anItem(app, host, listing.id, { durationMinutes });
  const params = await hoursPath(app, host);
  const body = { validFrom: `${nextYear}-01-01`, days: Array.from({ length: 7 }, () => [...day]) };
  const answer = await app.call(setWeeklyHours, { params, body }, { headers: host.headers });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { host, listing, item, params };
}
