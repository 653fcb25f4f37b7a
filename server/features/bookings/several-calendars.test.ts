import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookForCaller, bookSlot, cancelAsHost, listBookings } from "#contract/bookings.ts";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { createCalendar, listCalendars, updateCalendar } from "#contract/calendars.ts";
import { updateServiceItem } from "#contract/service-items.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { rateLimits: false } });
});
afterAll(() => app.close());

async function addCalendar(host: TestHost, name: string): Promise<number> {
  const params = { hostId: String(host.hostId) };
  const { body } = await app.call(createCalendar, { params, body: { name } }, { headers: host.headers });
  const window = { startTime: venueTime(`${openDay} 09:00`), endTime: venueTime(`${openDay} 17:00`) };
  const change = { kindredProviderId: host.hostId, ...window, status: "available" as const, calendarId: body.data.id };
  expect((await app.call(setAvailability, { body: change }, { headers: host.headers })).status).toBe(200);
  return body.data.id;
}

/** A host with three calendars, open from 09:00 to 17:00, and one item of an hour. */
async function aTeam() {
  const { host, item } = await anOpenDay(app);
  const [first] = (await app.call(listCalendars, { params: { hostId: String(host.hostId) }, query: {} })).body;
  const ids = [first?.id as number, await addCalendar(host, "Kofi"), await addCalendar(host, "Ama")];
  return { host, item, ids };
}

type Team = Awaited<ReturnType<typeof aTeam>>;
const at = (clock: string) => venueTime(`${openDay} ${clock}`);

function book({ host, item }: Team, clock: string, changes: object = {}) {
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

const startsOf = async ({ host, item }: Team, query: object = {}) => {
  const window = { startTime: at("09:00"), endTime: at("17:00") };
  const sent = { kindredProviderId: String(host.hostId), serviceItemId: String(item.id), ...window, ...query };
  return (await app.call(listSlots, { query: sent })).body.map(({ start_time }) => start_time);
};

test("200 customers want one time with three free calendars: three get it, the others get the nearest starts", async () => {
  const team = await aTeam();
  const answers = await Promise.all(Array.from({ length: 200 }, () => book(team, "10:00")));
  const won = answers.filter(({ status }) => status === 201);
  expect(new Set(won.map(({ body }) => body.data.calendarId))).toEqual(new Set(team.ids));
  expect(won).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(197);
  for (const { body } of refused) {
    expect(body.code).toBe("slot_taken");
    expect((body as unknown as { nearestStarts: string[] }).nearestStarts).toEqual([
      at("09:00"),
      at("11:00"),
      at("11:15"),
    ]);
  }
});

test("Anyone is the calendar with the fewest visits that day, then the first in the host's order", async () => {
  const team = await aTeam();
  const [first, second, third] = team.ids;
  await book(team, "09:00", { calendarId: first });
  expect((await book(team, "12:00")).body.data).toMatchObject({ calendarId: second, calendarName: "Kofi" });
  expect((await book(team, "12:00")).body.data).toMatchObject({ calendarId: third, calendarName: "Ama" });
  expect((await book(team, "12:00")).body.data).toMatchObject({ calendarId: first });
  const options = { headers: team.host.headers };
  const params = { hostId: String(team.host.hostId), calendarId: String(third) };
  expect((await app.call(updateCalendar, { params, body: { position: 1 } }, options)).status).toBe(200);
  expect((await book(team, "15:00")).body.data).toMatchObject({ calendarId: third });
});

test("a start is offered while one calendar is free, and a chosen calendar offers only its own", async () => {
  const team = await aTeam();
  const [first, second, third] = team.ids;
  for (const calendarId of [first, second]) expect((await book(team, "10:00", { calendarId })).status).toBe(201);
  expect(await startsOf(team)).toContain(at("10:00"));
  expect(await startsOf(team, { calendarId: String(first) })).not.toContain(at("10:00"));
  expect((await book(team, "10:00", { calendarId: first })).body.code).toBe("slot_taken");
  expect((await book(team, "10:00", { calendarId: third })).status).toBe(201);
  expect(await startsOf(team)).not.toContain(at("10:00"));
});

test("an item is done only in its calendars, and a closed calendar takes no bookings", async () => {
  const team = await aTeam();
  const [first, second, third] = team.ids;
  const options = { headers: team.host.headers };
  const body = { name: "Braids", description: null, price: 40, durationMinutes: 60, calendarIds: [second as number] };
  const changed = await app.call(updateServiceItem, { params: { itemId: String(team.item.id) }, body }, options);
  expect(changed.body.data.calendarIds).toEqual([second]);
  expect((await book(team, "10:00", { calendarId: first })).body.code).toBe("calendar_not_offered");
  expect((await book(team, "10:00")).body.data.calendarId).toBe(second);
  const query = { serviceItemId: String(team.item.id) };
  const params = { hostId: String(team.host.hostId) };
  expect((await app.call(listCalendars, { params, query })).body).toEqual([{ id: second, name: "Kofi" }]);
  const close = { params: { ...params, calendarId: String(second) }, body: { isOpen: false } };
  expect((await app.call(updateCalendar, close, options)).status).toBe(200);
  expect((await book(team, "11:00")).body.code).toBe("calendar_not_offered");
  expect((await app.call(listCalendars, { params, query: {} })).body.map(({ id }) => id)).toEqual([first, third]);
  await app.call(
    updateCalendar,
    { params: { ...params, calendarId: String(first) }, body: { isOpen: false } },
    options,
  );
  const last = { params: { ...params, calendarId: String(third) }, body: { isOpen: false } };
  expect((await app.call(updateCalendar, last, options)).body.code).toBe("last_calendar");
});

test("a host cancels one of several bookings at a time by its reference", async () => {
  const team = await aTeam();
  const made = [await book(team, "10:00"), await book(team, "10:00")].map(({ body }) => body.data);
  const slot = { kindredProviderId: team.host.hostId, serviceItemId: team.item.id, startTime: at("10:00") };
  const cancel = (bookingId?: string) =>
    app.call(cancelAsHost, { body: { ...slot, ...(bookingId ? { bookingId } : {}) } }, { headers: team.host.headers });
  expect((await cancel()).body.code).toBe("several_bookings");
  expect((await cancel(made[1]?.id)).body.data).toMatchObject({ id: made[1]?.id, status: "cancelled" });
  expect((await cancel()).body.data).toMatchObject({ id: made[0]?.id, status: "cancelled" });
});

test("bookings are listed by calendar, and a host books a caller into a chosen one", async () => {
  const team = await aTeam();
  const [, second] = team.ids;
  const options = { headers: team.host.headers };
  const slot = { kindredProviderId: team.host.hostId, serviceItemId: team.item.id, startTime: at("14:00") };
  const booked = await app.call(bookForCaller, { body: { ...slot, calendarId: second as number } }, options);
  expect(booked.body.data.calendarId).toBe(second);
  await book(team, "14:00");
  const list = async (query: object) =>
    (await app.call(listBookings, { query: { kindredProviderId: String(team.host.hostId), ...query } }, options)).body;
  expect(await list({})).toHaveLength(2);
  expect((await list({ calendarId: String(second) })).map(({ id }) => id)).toEqual([booked.body.data.id]);
});
