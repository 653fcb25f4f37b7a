import { Temporal } from "temporal-polyfill";
import { setAvailability } from "#contract/calendar.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

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
