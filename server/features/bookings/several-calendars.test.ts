import { afterAll, beforeAll, expect, test } from "vitest";
import { bookForCaller, cancelAsHost, downloadCalendarFile, listBookings, moveBooking } from "#contract/bookings.ts";
import { listNextStarts, listSlots, setAvailability } from "#contract/calendar.ts";
import { listCalendars, updateCalendar } from "#contract/calendars.ts";
import { exportBookings, renewFeed } from "#contract/host-bookings.ts";
import { listServiceItems, updateServiceItem } from "#contract/service-items.ts";
import { listStartsToMoveTo } from "#contract/times-to-move-to.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import * as team from "./team-fixtures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { rateLimits: false } });
});
afterAll(() => app.close());

const aTeam = () => team.aTeam(app);
const book = (...[of, clock, changes]: [team.Team, string, object?]) => team.bookWith(app, of, clock, changes);

const { at } = team;

const startsOf = async ({ host, item }: team.Team, query: object = {}) => {
  const window = { startTime: at("09:00"), endTime: at("17:00") };
  const sent = { kindredProviderId: String(host.hostId), serviceItemId: String(item.id), ...window, ...query };
  return (await app.call(listSlots, { query: sent })).body.map(({ start_time }) => start_time);
};

test("three of 200 customers get the same time in three free calendars, and the others are offered the nearest starts", async () => {
  const kin = await aTeam();
  const answers = await Promise.all(Array.from({ length: 200 }, () => book(kin, "10:00")));
  const won = answers.filter(({ status }) => status === 201);
  expect(new Set(won.map(({ body }) => body.data.calendarId))).toEqual(new Set(kin.ids));
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

test("a booking for Anyone goes to the free calendar with the fewest visits that day, and in a tie to the first in the host's order", async () => {
  const kin = await aTeam();
  const [first, second, third] = kin.ids;
  await book(kin, "09:00", { calendarId: first });
  expect((await book(kin, "12:00")).body.data).toMatchObject({ calendarId: second, calendarName: "Kofi" });
  expect((await book(kin, "12:00")).body.data).toMatchObject({ calendarId: third, calendarName: "Ama" });
  expect((await book(kin, "12:00")).body.data).toMatchObject({ calendarId: first });
  const options = { headers: kin.host.headers };
  const params = { hostId: String(kin.host.hostId), calendarId: String(third) };
  expect((await app.call(updateCalendar, { params, body: { position: 1 } }, options)).status).toBe(200);
  expect((await book(kin, "15:00")).body.data).toMatchObject({ calendarId: third });
});

test("a start is offered if any calendar is free; a chosen calendar offers only its own starts", async () => {
  const kin = await aTeam();
  const [first, second, third] = kin.ids;
  for (const calendarId of [first, second]) expect((await book(kin, "10:00", { calendarId })).status).toBe(201);
  expect(await startsOf(kin)).toContain(at("10:00"));
  expect(await startsOf(kin, { calendarId: String(first) })).not.toContain(at("10:00"));
  expect((await book(kin, "10:00", { calendarId: first })).body.code).toBe("slot_taken");
  expect((await book(kin, "10:00", { calendarId: third })).status).toBe(201);
  expect(await startsOf(kin)).not.toContain(at("10:00"));
});

test("an item can be booked only in its calendars, and a closed calendar takes no bookings", async () => {
  const kin = await aTeam();
  const [first, second, third] = kin.ids;
  const options = { headers: kin.host.headers };
  const body = { name: "Braids", description: null, price: 40, durationMinutes: 60, calendarIds: [second as number] };
  const changed = await app.call(updateServiceItem, { params: { itemId: String(kin.item.id) }, body }, options);
  expect(changed.body.data.calendarIds).toEqual([second]);
  expect((await book(kin, "10:00", { calendarId: first })).body.code).toBe("calendar_not_offered");
  expect((await book(kin, "10:00")).body.data.calendarId).toBe(second);
  const query = { serviceItemId: String(kin.item.id) };
  const params = { hostId: String(kin.host.hostId) };
  expect((await app.call(listCalendars, { params, query })).body).toEqual([{ id: second, name: "Kofi" }]);
  const close = { params: { ...params, calendarId: String(second) }, body: { isOpen: false } };
  expect((await app.call(updateCalendar, close, options)).status).toBe(200);
  expect((await book(kin, "11:00")).body.code).toBe("calendar_not_offered");
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
  const kin = await aTeam();
  const made = [await book(kin, "10:00"), await book(kin, "10:00")].map(({ body }) => body.data);
  const slot = { kindredProviderId: kin.host.hostId, serviceItemId: kin.item.id, startTime: at("10:00") };
  const cancel = (bookingId?: string) =>
    app.call(cancelAsHost, { body: { ...slot, ...(bookingId ? { bookingId } : {}) } }, { headers: kin.host.headers });
  expect((await cancel()).body.code).toBe("several_bookings");
  expect((await cancel(made[1]?.id)).body.data).toMatchObject({ id: made[1]?.id, status: "cancelled" });
  expect((await cancel()).body.data).toMatchObject({ id: made[0]?.id, status: "cancelled" });
});

test("a host can list bookings by calendar and book a caller into a chosen calendar", async () => {
  const kin = await aTeam();
  const [, second] = kin.ids;
  const options = { headers: kin.host.headers };
  const slot = { kindredProviderId: kin.host.hostId, serviceItemId: kin.item.id, startTime: at("14:00") };
  const booked = await app.call(bookForCaller, { body: { ...slot, calendarId: second as number } }, options);
  expect(booked.body.data.calendarId).toBe(second);
  await book(kin, "14:00");
  const list = async (query: object) =>
    (await app.call(listBookings, { query: { kindredProviderId: String(kin.host.hostId), ...query } }, options)).body;
  expect(await list({})).toHaveLength(2);
  expect((await list({ calendarId: String(second) })).map(({ id }) => id)).toEqual([booked.body.data.id]);
});

test("an item lists its calendars only if the customer can choose between several", async () => {
  const kin = await aTeam();
  const listed = async (place: { listing: { id: number } }) =>
    (await app.call(listServiceItems, { query: { providerId: String(place.listing.id) } })).body;
  const [item] = await listed(kin);
  expect(item?.calendars?.map(({ id }) => id)).toEqual(kin.ids);
  expect(item?.calendars?.[1]).toEqual({ id: kin.ids[1], name: "Kofi", colour: "wine" });
  expect((await listed(await anOpenDay(app)))[0]).not.toHaveProperty("calendars");
});

test("lists the next start in each calendar that offers the item", async () => {
  const kin = await aTeam();
  const [first, second] = kin.ids;
  const headers = kin.host.headers;
  const hour = 3_600_000;
  const tomorrow = Math.ceil(Date.now() / hour) * hour + 24 * hour;
  const iso = (moment: number) => new Date(moment).toISOString();
  const open = async (calendarId: number, from: number) => {
    const window = { startTime: iso(from), endTime: iso(from + 2 * hour), status: "available" as const };
    await app.call(
      setAvailability,
      { body: { kindredProviderId: kin.host.hostId, calendarId, ...window } },
      { headers },
    );
  };
  await open(first, tomorrow + 5 * hour);
  await open(second, tomorrow);
  await book(kin, "09:00", { calendarId: second, startTime: iso(tomorrow) });
  const query = { kindredProviderId: String(kin.host.hostId), serviceItemId: String(kin.item.id) };
  const next = (await app.call(listNextStarts, { query })).body;
  expect(next.slice(0, 2)).toEqual([
    { calendarId: first, startTime: iso(tomorrow + 5 * hour), isTooLong: false },
    { calendarId: second, startTime: iso(tomorrow + hour), isTooLong: false },
  ]);
  expect((await app.call(listNextStarts, { query: { ...query, serviceItemId: "999999" } })).status).toBe(404);
});

test("strangers get no next starts of an item whose listing is hidden; members do", async () => {
  const kin = await aTeam();
  const { db } = app.deps;
  const { host, item, listing } = kin;
  const query = { kindredProviderId: String(host.hostId), serviceItemId: String(item.id) };
  const ask = async (headers = {}) => (await app.call(listNextStarts, { query }, { headers })).status;
  expect(await ask()).toBe(200);
  const suspended = { review_state: "suspended", review_reason: "photos" } as const;
  const withheld = { review_state: "in_review", review_reason: null, is_withheld: true } as const;
  for (const hidden of [suspended, withheld]) {
    await db.updateTable("listings").set(hidden).where("id", "=", listing.id).execute();
    expect([await ask(), await ask(host.headers)]).toEqual([404, 200]);
  }
});

test("only members can read the cells of each calendar in one answer", async () => {
  const kin = await aTeam();
  const [, second] = kin.ids;
  await book(kin, "10:00", { calendarId: second });
  const query = {
    kindredProviderId: String(kin.host.hostId),
    startTime: at("10:00"),
    endTime: at("10:15"),
    eachCalendar: "true" as const,
  };
  const seen = await app.call(listSlots, { query }, { headers: kin.host.headers });
  expect(seen.body.map(({ calendarId, status, kind }) => [calendarId, status, kind])).toEqual([
    [kin.ids[0], "available", undefined],
    [second, "booked", "visit"],
    [kin.ids[2], "available", undefined],
  ]);
  expect((await app.call(listSlots, { query })).body).toEqual([]);
  const long = { ...query, endTime: new Date(Date.parse(query.startTime) + 9 * 86_400_000).toISOString() };
  expect((await app.call(listSlots, { query: long }, { headers: kin.host.headers })).status).toBe(400);
});

test("moving keeps a calendar that the customer asked for; a booking for Anyone may change it", async () => {
  const kin = await aTeam();
  const [first, second] = kin.ids;
  const chosen = (await book(kin, "10:00", { calendarId: second })).body.data;
  const anyone = (await book(kin, "10:00")).body.data;
  expect([chosen.isCalendarChosen, anyone.isCalendarChosen, anyone.calendarId]).toEqual([true, false, first]);
  for (const calendarId of [first, second]) await book(kin, "14:00", { calendarId });
  const starts = async (secret: string) => {
    const query = { startTime: at("09:00"), endTime: at("17:00") };
    return (await app.call(listStartsToMoveTo, { params: { secret }, query })).body;
  };
  expect(await starts(chosen.secret)).not.toContain(at("14:00"));
  expect(await starts(anyone.secret)).toContain(at("14:00"));
  const move = (secret: string, clock: string) =>
    app.call(moveBooking, { params: { secret }, body: { startTime: at(clock) } });
  expect((await move(chosen.secret, "14:00")).body.code).toBe("slot_taken");
  expect((await move(chosen.secret, "15:00")).body.data.calendarId).toBe(second);
  expect((await move(anyone.secret, "14:00")).body.data.calendarId).toBe(kin.ids[2]);
  // The booking stays in its calendar while that calendar is free.
  expect((await move(anyone.secret, "16:00")).body.data.calendarId).toBe(kin.ids[2]);
});

test("the calendar is named in the customer's file, the host's feed and the export", async () => {
  const kin = await aTeam();
  const options = { headers: kin.host.headers };
  const { secret } = (await book(kin, "10:00", { calendarId: kin.ids[1] })).body.data;
  const file = await app.call(downloadCalendarFile, { params: { secret } });
  expect(String(file.body).replaceAll("\r\n ", "")).toContain(", with Kofi");
  const query = { kindredProviderId: String(kin.host.hostId) };
  const csv = String((await app.call(exportBookings, { query }, options)).body);
  expect(csv.split("\r\n").map((line) => line.split(",").at(-1))).toEqual(['"With"', '"Kofi"', ""]);
  const { url } = (await app.call(renewFeed, { body: { kindredProviderId: kin.host.hostId } }, options)).body.data;
  expect(await (await app.fetch(new URL(url ?? "").pathname)).text()).toContain("Maria Camilleri\\, Kofi");
});
