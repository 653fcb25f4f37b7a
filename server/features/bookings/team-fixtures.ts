import { randomUUID } from "node:crypto";
import { bookSlot } from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import { createCalendar, listCalendars } from "#contract/calendars.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

export type Team = Awaited<ReturnType<typeof aTeam>>;

export const at = (clock: string) => venueTime(`${openDay} ${clock}`);

async function addCalendar(app: TestApp, host: TestHost, name: string): Promise<number> {
  const params = { hostId: String(host.hostId) };
  const { body } = await app.call(createCalendar, { params, body: { name } }, { headers: host.headers });
  const window = { startTime: at("09:00"), endTime: at("17:00") };
  const change = { kindredProviderId: host.hostId, ...window, status: "available" as const, calendarId: body.data.id };
  const opened = await app.call(setAvailability, { body: change }, { headers: host.headers });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  return body.data.id;
}

/** The three calendars are open from 09:00 to 17:00, and the item takes an hour. */
export async function aTeam(app: TestApp) {
  const { host, listing, item } = await anOpenDay(app);
  const params = { hostId: String(host.hostId) };
  const [first] = (await app.call(listCalendars, { params, query: {} }, { headers: host.headers })).body;
  if (!first) throw new Error("Expected the host to have a calendar");
  const ids = [first.id, await addCalendar(app, host, "Kofi"), await addCalendar(app, host, "Ama")] as const;
  return { host, listing, item, ids };
}

export function bookWith(app: TestApp, { host, item }: Team, clock: string, changes: object = {}) {
  const body = {
    kindredProviderId: host.hostId,
    startTime: at(clock),
    serviceItems: [item.id] as [number],
    customerName: "Maria Camilleri",
    customerPhone: "+35699112233",
    customerEmail: null,
    ...changes,
  };
  return app.call(bookSlot, { body }, { headers: { "idempotency-key": randomUUID() } });
}
