import ICAL from "ical.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { updateHost } from "#contract/hosts.ts";
import * as contract from "#contract/whats-on.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { nextYear } from "#server/testing/test-days.ts";

const list = async (app: TestApp, query: Record<string, string> = {}) =>
  (await app.call(contract.listPublicEvents, { query: query as never })).body;
const read = (app: TestApp, id: number) => app.call(contract.readPublicEvent, { params: { id: String(id) } });

test("lists public events that are not over, soonest first, with all filters", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const on = (day: string) => ({ start_date: `${day}T18:00:00Z`, end_date: `${day}T21:00:00Z` });
  const late = await anEvent(app, host, { title: "Late", ...on(`${nextYear}-06-02`), community_id: 2, city_id: 5 });
  const soon = await anEvent(app, host, { title: "Soon", ...on(`${nextYear}-05-02`), category: "Charity" });
  const free = await anEvent(app, host, { title: "Free", ...on(`${nextYear}-05-20`), ticket_required: false });
  const over = await anEvent(app, host, { title: "Over" });
  await sql`update events set start_date = now() - interval '3 hours', end_date = now() - interval '1 hour'
    where id = ${over.id}`.execute(app.deps.db);
  const titles = async (query: Record<string, string> = {}) => (await list(app, query)).map(({ title }) => title);
  expect(await titles()).toEqual(["Soon", "Free", "Late"]);
  expect(await titles({ community: "2" })).toEqual(["Late"]);
  expect(await titles({ category: "Charity" })).toEqual(["Soon"]);
  expect(await titles({ city: "5" })).toEqual(["Late"]);
  expect(await titles({ free: "1" })).toEqual(["Free"]);
  expect(await titles({ from: `${nextYear}-05-10T00:00:00Z`, to: `${nextYear}-06-01T00:00:00Z` })).toEqual(["Free"]);
  expect(await titles({ hostCountry: "IT" })).toEqual([]);
  await anEvent(app, await aHost(app), { title: "Other host", ...on(`${nextYear}-07-02`) });
  expect(await titles({ kindredProviderId: String(host.hostId) })).toEqual(["Soon", "Free", "Late"]);
  expect((await read(app, over.id)).body.state).toBe("past");
  for (const event of [late, soon, free]) expect((await read(app, event.id)).status).toBe(200);
});

test("hidden events and those of a suspended host are nowhere", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const gone = async () => {
    const file = await app.call(contract.downloadEventCalendar, { params: { id: String(event.id) } });
    const feed = String((await app.call(contract.readPublicEventsFeed, { query: {} })).body);
    return [(await list(app)).length, (await read(app, event.id)).status, file.status, feed.includes("Accra")];
  };
  expect(await gone()).toEqual([1, 200, 200, true]);
  const set = (table: string, column: string, value: unknown) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(app.deps.db);
  await set("hosts", "suspended_at", new Date());
  expect(await gone()).toEqual([0, 404, 404, false]);
  expect((await registerGuest(app, event)).status).toBe(404);
  await set("hosts", "suspended_at", null);
  await set("events", "review_state", "suspended");
  expect(await gone()).toEqual([0, 404, 404, false]);
  expect((await registerGuest(app, event)).status).toBe(404);
});

test("with review before publication an event is public only once it is verified", async () => {
  const app = await testApp({ settings: { listingReview: "before" } });
  const event = await anEvent(app, await aHost(app));
  expect((await read(app, event.id)).status).toBe(404);
  await sql`update events set review_state = 'verified'`.execute(app.deps.db);
  expect((await read(app, event.id)).status).toBe(200);
});

test("an event shows its host's listing and other events, and no private data", async () => {
  const app = await testApp();
  const host = await aHost(app);
  await app.call(
    updateHost,
    { params: { hostId: String(host.hostId) }, body: { name: "Amara & Co", isTrader: true } },
    { headers: host.headers },
  );
  const listing = await aListing(app, host);
  const event = await anEvent(app, host);
  const others = [];
  for (const title of ["A", "B", "C", "D"]) others.push(await anEvent(app, host, { title }));
  await registerGuest(app, event, { name: "Zita Galea", email: "zita@pear.example" });
  const { body } = await read(app, event.id);
  expect(body).toMatchObject({
    host: { name: listing.name, isTrader: true, listing: { providerId: listing.id } },
    placesTaken: 1,
  });
  expect(body.moreFromHost.map(({ title }) => title)).toEqual(["A", "B", "C"]);
  expect(JSON.stringify(body)).not.toMatch(/Zita|pear|amara@|user_id/);
});

test("an event and the feed are valid calendars", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host, { title: "Noche, de Peña; \\ 2" });
  await anEvent(app, host, { title: "Other", community_id: 2 });
  const file = await app.call(contract.downloadEventCalendar, { params: { id: String(event.id) } });
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(titlesIn(String(file.body))).toEqual(["Noche, de Peña; \\ 2"]);
  const feed = await app.call(contract.readPublicEventsFeed, { query: { community: "2" } });
  expect(titlesIn(String(feed.body))).toEqual(["Other"]);
});

const titlesIn = (content: string) =>
  new ICAL.Component(ICAL.parse(content))
    .getAllSubcomponents("vevent")
    .map((entry) => entry.getFirstPropertyValue("summary"));
