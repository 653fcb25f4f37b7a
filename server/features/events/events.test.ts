import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/events.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { nextYear } from "#server/testing/test-days.ts";

let app: TestApp;
let host: TestHost;
let body: Record<string, unknown>;
beforeAll(async () => {
  app = await createTestApp();
  host = await aHost(app);
  body = {
    title: "Accra Nights",
    description: "Highlife first, afrobeats later.",
    category: "Clubbing and Performances",
    address: "Valletta Waterfront",
    country_iso: "MT",
    start_date: `${nextYear}-05-01T20:00:00+02:00`,
    end_date: `${nextYear}-05-02T01:00:00+02:00`,
    timezone: "Europe/Malta",
    organizer_id: 2,
    city_id: 3,
    community_id: 1,
    is_featured: true,
    ticket_required: true,
    ticket_price: 12.5,
    ticket_currency: "EUR",
    requires_booking: true,
    booking_link: "https://tickets.example/accra",
    image_url: await anImage(app, host.userId),
    user_id: 4711,
  };
});
afterAll(() => app.close());

const create = (changes: object = {}, who = host) =>
  app.call(contract.createEvent, { query: {}, body: { ...body, ...changes } as never }, { headers: who.headers });

test("an event returns every field that was sent; the server sets organizer, owner and is_featured", async () => {
  const created = await create();
  expect(created.status).toBe(201);
  expect(created.body.message).toBe(
    "Your event has been submitted! We will review your listing and get back to you in less than 48 hours.",
  );
  const { body: read } = await app.call(contract.readEvents, { query: { eventId: String(created.body.data.id) } });
  const { user_id, organizer_id, is_featured, start_date, end_date, ...same } = body;
  expect(read).toMatchObject({
    id: created.body.data.id,
    ...same,
    start_date: `${nextYear}-05-01T18:00:00.000Z`,
    end_date: `${nextYear}-05-01T23:00:00.000Z`,
    organizer_id: host.hostId,
    is_featured: false,
    status: "Published",
  });
  expect(read).not.toHaveProperty("user_id");
});

test.for([
  [{ ticket_price: undefined }, "ticket_price"],
  [{ ticket_price: null }, "ticket_price"],
  [{ ticket_price: -1 }, "ticket_price"],
  [{ ticket_price: -0.01 }, "ticket_price"],
  [{ ticket_price: 1.005 }, "ticket_price"],
  [{ ticket_price: 1e308 }, "ticket_price"],
  [{ ticket_price: "12" }, "ticket_price"],
  [{ booking_link: "javascript:alert(1)" }, "booking_link"],
  [{ booking_link: "https://user:pass@evil.example" }, "booking_link"],
  [{ booking_link: null }, "booking_link"],
  [{ timezone: "Mars/Olympus" }, "timezone"],
  [{ city_id: 71 }, "city_id"],
  [{ city_id: 0 }, "city_id"],
  [{ country_iso: "GB", city_id: 2001, ticket_currency: "GBP" }, "city_id"],
  [{ country_iso: "IT", ticket_currency: "EUR" }, "city_id"],
  [{ country_iso: "XX" }, "country_iso"],
  [{ ticket_currency: "USD" }, "ticket_currency"],
  [{ category: "Parties" }, "category"],
  [{ community_id: 7 }, "community_id"],
  [{ title: "" }, "title"],
  [{ start_date: `${nextYear}-05-01T20:00:00` }, "start_date"],
  [{ start_date: "2027-02-30T20:00:00Z" }, "start_date"],
  [{ end_date: "2027-02-29T20:00:00Z" }, "end_date"],
  [{ image_url: "https://tracker.example/pixel.png" }, "image_url"],
  [{ image_url: null }, "image_url"],
  [{ ticket_required: undefined }, "ticket_required"],
] as const)("%j is refused with an error for %s", async ([changes, field]) => {
  const answer = await create(changes);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
});

test.for([0, 0.01, 100_000])("a ticket may cost %d", async (ticket_price) => {
  const { status, body: answer } = await create({ ticket_price });
  expect([status, answer.data.ticket_price]).toEqual([201, ticket_price]);
});

test("refuses an end_date that is not after start_date", async () => {
  expect((await create({ end_date: body.start_date })).body.code).toBe("event_ends_before_it_starts");
  expect((await create({ end_date: `${nextYear - 1}-05-01T20:00:00Z` })).status).toBe(422);
});

test("without a ticket the price is 0; the currency defaults to that of the country", async () => {
  const free = await create({ ticket_required: false, requires_booking: false, booking_link: "" });
  expect(free.body.data).toMatchObject({ ticket_price: 0, booking_link: null });
  const withoutPrice = await create({ ticket_required: false, ticket_price: undefined });
  expect([withoutPrice.status, withoutPrice.body.data.ticket_price]).toEqual([201, 0]);
  const maltese = await create({ ticket_currency: undefined });
  expect(maltese.body.data.ticket_currency).toBe("EUR");
  const swiss = await create({ country_iso: "CH", city_id: null, ticket_currency: undefined });
  expect(swiss.body.data.ticket_currency).toBe("CHF");
});

test("an edit updates the same event and creates no second one; a stale If-Match is refused", async () => {
  const { id } = (await create()).body.data;
  const before = await app.deps.db.selectFrom("events").select("id").execute();
  const params = { id: String(id) };
  const edited = await app.call(
    contract.updateEvent,
    { params, query: {}, body: { ...body, title: "Accra Mornings", image_url: null } as never },
    { headers: host.headers },
  );
  expect(edited.body.data).toMatchObject({ id, title: "Accra Mornings", image_url: body.image_url });
  expect(await app.deps.db.selectFrom("events").select("id").execute()).toHaveLength(before.length);
  const stale = await app.call(
    contract.updateEvent,
    { params, query: {}, body: body as never },
    { headers: { ...host.headers, "if-match": '"1"' } },
  );
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: "version_is_stale", current: { title: "Accra Mornings", revision: 2 } });
});

test("readEvents lists own events newest first and needs either userId or eventId", async () => {
  const planner = await aHost(app);
  const image_url = await anImage(app, planner.userId);
  for (const title of ["First", "Second"]) await create({ title, image_url }, planner);
  const query = { userId: String(planner.userId), hostCountry: "MT" };
  const own = await app.call(contract.readEvents, { query }, { headers: planner.headers });
  expect(own.body).toMatchObject([{ title: "Second" }, { title: "First" }]);
  const status = async (query: object) =>
    (await app.call(contract.readEvents, { query }, { headers: host.headers })).status;
  expect(await status({})).toBe(400);
  expect(await status({ userId: String(host.userId), eventId: "1" })).toBe(400);
  expect(await status({ eventId: "999999" })).toBe(404);
});

test("own events are listed in pages with x-total-count", async () => {
  const planner = await aHost(app);
  const image_url = await anImage(app, planner.userId);
  const titles = ["First", "Second", "Third"];
  for (const title of titles) await create({ title, image_url }, planner);
  const list = async (page: { limit?: number; offset?: number }) => {
    const query = { userId: String(planner.userId), ...page };
    const answer = await app.call(contract.readEvents, { query }, { headers: planner.headers });
    return [[answer.body].flat().map(({ title }) => title), answer.headers.get("x-total-count")];
  };
  expect(await list({})).toEqual([["Third", "Second", "First"], "3"]);
  expect(await list({ limit: 2 })).toEqual([["Third", "Second"], "3"]);
  expect(await list({ limit: 2, offset: 2 })).toEqual([["First"], "3"]);
  expect(await list({ offset: 3 })).toEqual([[], "3"]);
});

test("a deleted event returns 404 when it is read or deleted again", async () => {
  const { id } = (await create()).body.data;
  const remove = () =>
    app.call(contract.deleteEvent, { params: { id: String(id) }, query: {} }, { headers: host.headers });
  const read = async () => (await app.call(contract.readEvents, { query: { eventId: String(id) } })).status;
  expect(await read()).toBe(200);
  expect((await remove()).body).toMatchObject({ success: true, message: "Event deleted successfully!" });
  expect((await remove()).status).toBe(404);
  expect(await read()).toBe(404);
});

test("another provider can neither change nor delete an event", async () => {
  const { id } = (await create()).body.data;
  const other = await aHost(app);
  const target = { params: { id: String(id) }, query: {} };
  const before = await app.deps.db.selectFrom("events").selectAll().execute();
  const theirs = { ...body, title: "Mine now", image_url: await anImage(app, other.userId) } as never;
  const headers = other.headers;
  expect((await app.call(contract.updateEvent, { ...target, body: theirs }, { headers })).status).toBe(403);
  expect((await app.call(contract.deleteEvent, target, { headers })).status).toBe(403);
  expect(await app.deps.db.selectFrom("events").selectAll().execute()).toEqual(before);
});

test("a suspended event is hidden from others; its owner sees the reason", async () => {
  const { id } = (await create()).body.data;
  await app.deps.db
    .updateTable("events")
    .set({ review_state: "suspended", review_reason: "Not an event" })
    .where("id", "=", id)
    .execute();
  const query = { eventId: String(id) };
  expect((await app.call(contract.readEvents, { query })).status).toBe(404);
  const own = await app.call(contract.readEvents, { query }, { headers: host.headers });
  expect(own.body).toMatchObject({ review: { state: "suspended", reason: "Not an event" } });
  const other = await aHost(app);
  expect(
    (await app.call(contract.deleteEvent, { params: { id: String(id) }, query: {} }, { headers: other.headers }))
      .status,
  ).toBe(404);
});
