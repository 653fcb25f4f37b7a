import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/service-items.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { anItem } from "./item-fixtures.ts";

let app: TestApp;
let host: TestHost;
let listingId: number;
beforeAll(async () => {
  app = await createTestApp();
  host = await aHost(app);
  listingId = (await aListing(app, host)).id;
});
afterAll(() => app.close());

const create = (body: object, providerId = listingId) =>
  app.call(
    contract.createServiceItem,
    { query: { providerId: String(providerId) }, body: body as never },
    { headers: host.headers },
  );

type Item = Awaited<ReturnType<typeof anItem>>;

function seenByAnyone(item: Item) {
  const { revision, calendarIds, language, translations, ...shown } = item;
  const { minutesBefore, minutesAfter, noticeMinutes, mostPerDay, ...forAnyone } = shown;
  return { forAnyone, revision, calendarIds };
}

test("an item is added, listed for anyone, changed and deleted", async () => {
  const added = await create({ name: "  Cornrows ", description: "Straight back", price: 35.5, durationMinutes: 75 });
  expect(added.body).toMatchObject({
    success: true,
    message: "Item added successfully!",
    data: { name: "Cornrows", price: 35.5, duration_minutes: 75, description: "Straight back" },
  });
  const { id } = added.body.data;
  const list = async () =>
    (await app.call(contract.listServiceItems, { query: { providerId: String(listingId) } })).body;
  const { forAnyone, revision, calendarIds } = seenByAnyone(added.body.data);
  expect([revision, calendarIds]).toEqual([1, []]);
  expect(await list()).toContainEqual(forAnyone);
  const params = { itemId: String(id) };
  const changed = await app.call(
    contract.updateServiceItem,
    { params, body: { name: "Thin cornrows", price: 40, description: "Neat", durationMinutes: 90 } },
    { headers: host.headers },
  );
  expect(changed.body).toMatchObject({
    success: true,
    message: "Item updated successfully!",
    data: { id, name: "Thin cornrows", price: 40, description: "Neat", duration_minutes: 90 },
  });
  expect(changed.body.data.revision).toBe(2);
  expect(await list()).toEqual([seenByAnyone(changed.body.data).forAnyone]);
  const remove = () => app.call(contract.deleteServiceItem, { params }, { headers: host.headers });
  expect((await remove()).body).toMatchObject({ success: true, message: "Item deleted successfully!" });
  expect((await remove()).status).toBe(404);
  expect(await list()).toEqual([]);
  expect(await app.deps.db.selectFrom("service_items").select("id").where("id", "=", id).execute()).toHaveLength(1);
});

test("a stale If-Match is refused with the current version; a browser must send If-Match", async () => {
  const { id } = await anItem(app, host, listingId, { name: "Locs", price: 30 });
  const edit = (price: number, headers: Record<string, string>) =>
    app.call(
      contract.updateServiceItem,
      { params: { itemId: String(id) }, body: { name: "Locs", description: null, price, durationMinutes: 30 } },
      { headers: { ...host.headers, ...headers } },
    );
  const browser = { "sec-fetch-site": "same-origin" };
  const unversioned = await edit(31, browser);
  expect([unversioned.status, unversioned.body.code]).toEqual([428, "version_required"]);
  expect((await edit(32, { ...browser, "if-match": '"1"' })).body.data).toMatchObject({ price: 32, revision: 2 });
  const stale = await edit(33, { ...browser, "if-match": '"1"' });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: "version_is_stale", current: { id, price: 32, revision: 2 } });
  const both = await Promise.all([34, 35].map((price) => edit(price, { "if-match": '"2"' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await edit(36, {})).body.data).toMatchObject({ price: 36, revision: 4 });
});

test("a new item can be booked 180 days ahead, and rules that are left out of an update stay", async () => {
  const rules = { minutesBefore: 10, minutesAfter: 15, noticeMinutes: 120, mostPerDay: 4, cancelMinutes: 1440 };
  const added = (await create({ name: "Cornrows", ...rules })).body.data;
  expect(added).toMatchObject({ ...rules, daysAhead: 180 });
  const update = async (body: object) => {
    const params = { itemId: String(added.id) };
    const sent = { name: "Cornrows", price: 40, durationMinutes: 90, description: null, ...body };
    return (await app.call(contract.updateServiceItem, { params, body: sent }, { headers: host.headers })).body.data;
  };
  expect(await update({})).toMatchObject({ price: 40, ...rules, daysAhead: 180 });
  expect(await update({ mostPerDay: null, daysAhead: null, minutesBefore: 0 })).toMatchObject({
    ...rules,
    mostPerDay: null,
    daysAhead: null,
    minutesBefore: 0,
  });
});

const owned = async () =>
  (await app.call(contract.listServiceItems, { query: { providerId: String(listingId) } }, { headers: host.headers }))
    .body;

const updateWith = (id: number, body: object, headers = {}) =>
  app.call(
    contract.updateServiceItem,
    { params: { itemId: String(id) }, body: { name: "Twists", description: null, ...body } },
    { headers: { ...host.headers, ...headers } },
  );

test("an edit copies its rules to other items, and nothing else of them changes", async () => {
  const rules = { minutesBefore: 10, minutesAfter: 15, noticeMinutes: 120, daysAhead: 56, mostPerDay: 4 };
  const [first, second, third] = [
    await anItem(app, host, listingId, { name: "Twists" }),
    await anItem(app, host, listingId, { name: "Wash", price: 12, mostPerDay: 9 }),
    await anItem(app, host, listingId, { name: "Cut", price: 20, mostPerDay: 9 }),
  ];
  const { status } = await updateWith(first.id, { ...rules, cancelMinutes: 1440, copyRulesTo: [second.id, first.id] });
  expect(status).toBe(200);
  const items = await owned();
  expect(items.find(({ id }) => id === second.id)).toEqual({
    ...second,
    ...rules,
    cancelMinutes: 1440,
    revision: (second.revision ?? 0) + 1,
  });
  expect(items.find(({ id }) => id === third.id)).toEqual(third);
  const stale = await updateWith(second.id, { name: "Wash" }, { "if-match": `"${second.revision}"` });
  expect(stale.body.code).toBe("version_is_stale");
  const added = await create({ name: "Locs", mostPerDay: 2, copyRulesTo: [third.id] });
  expect(added.status).toBe(201);
  expect((await owned()).find(({ id }) => id === third.id)).toMatchObject({ price: 20, mostPerDay: 2, daysAhead: 180 });
});

test("if one item cannot take the rules, nothing is saved", async () => {
  const [own, other] = [await anItem(app, host, listingId), await anItem(app, host, listingId)];
  const elsewhere = await anItem(app, host, (await aListing(app, host)).id);
  const stranger = await aHost(app);
  const strange = await anItem(app, stranger, (await aListing(app, stranger)).id);
  for (const { id } of [elsewhere, strange, { id: 999_999 }]) {
    const refused = await updateWith(own.id, { mostPerDay: 1, copyRulesTo: [other.id, id] });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["copyRulesTo"]]);
  }
  expect(await owned()).toEqual(expect.arrayContaining([own, other]));
});

test("two items that copy their rules to each other at once are both saved", async () => {
  const [a, b] = [await anItem(app, host, listingId), await anItem(app, host, listingId)];
  const both = Array.from({ length: 10 }, (_, n) => [
    updateWith(a.id, { mostPerDay: n + 1, copyRulesTo: [b.id] }),
    updateWith(b.id, { mostPerDay: n + 20, copyRulesTo: [a.id] }),
  ]);
  expect((await Promise.all(both.flat())).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const after = (await owned()).filter(({ id }) => id === a.id || id === b.id);
  expect(after[0]?.mostPerDay).toBe(after[1]?.mostPerDay);
  expect(after.map(({ revision }) => revision)).toEqual([21, 21]);
});

test("a missing price becomes 0; a missing duration stays null", async () => {
  const { data } = (await create({ name: "Talk" })).body;
  expect(data).toMatchObject({ price: 0, duration_minutes: null, description: null });
});

test.for([
  [0, 0],
  [0.01, 1],
  [100_000, 1440],
] as const)("accepts a price of %d and %i minutes", async ([price, durationMinutes]) => {
  const { status, body } = await create({ name: "Edge", price, durationMinutes });
  expect([status, body.data.price, body.data.duration_minutes]).toEqual([201, price, durationMinutes]);
});

test.for([
  [{ name: " " }, "name"],
  [{ name: "\u200B\u2060" }, "name"],
  [{ price: -0.01 }, "price"],
  [{ price: 1.005 }, "price"],
  [{ price: 100_000.01 }, "price"],
  [{ price: "12" }, "price"],
  [{ durationMinutes: 7.5 }, "durationMinutes"],
  [{ durationMinutes: 1441 }, "durationMinutes"],
  [{ durationMinutes: -1 }, "durationMinutes"],
  [{ minutesBefore: 7 }, "minutesBefore"],
  [{ minutesAfter: 245 }, "minutesAfter"],
  [{ noticeMinutes: 20_161 }, "noticeMinutes"],
  [{ daysAhead: 0 }, "daysAhead"],
  [{ daysAhead: 731 }, "daysAhead"],
  [{ mostPerDay: 51 }, "mostPerDay"],
  [{ cancelMinutes: 4321 }, "cancelMinutes"],
] as const)("%j is refused with an error for %s", async ([changes, field]) => {
  const { status, body } = await create({ name: "X", price: 1, durationMinutes: 15, ...changes });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
});

test("an item cannot be added to another provider's listing, whatever the body says", async () => {
  const other = await aHost(app);
  const theirs = await aListing(app, other);
  const before = await app.deps.db.selectFrom("service_items").select("id").execute();
  expect((await create({ name: "Mine", providerId: listingId }, theirs.id)).status).toBe(403);
  expect(await app.deps.db.selectFrom("service_items").select("id").execute()).toEqual(before);
});

test("listServiceItems by account returns the items of all its listings", async () => {
  const second = await aListing(app, host, { name: "Second" });
  const item = await anItem(app, host, second.id, { name: "Elsewhere" });
  const query = { kindredProviderId: String(host.hostId) };
  const list = async (headers = {}) => (await app.call(contract.listServiceItems, { query }, { headers })).body;
  expect(await list()).toContainEqual(seenByAnyone(item).forAnyone);
  expect(await list(host.headers)).toContainEqual(item);
});

test("listServiceItems refuses both ids or none, and returns 404 for an unknown id", async () => {
  const status = async (query: object) => (await app.call(contract.listServiceItems, { query })).status;
  expect(await status({})).toBe(400);
  expect(await status({ providerId: String(listingId), kindredProviderId: String(host.hostId) })).toBe(400);
  expect(await status({ providerId: "999999" })).toBe(404);
  expect(await status({ kindredProviderId: "999999" })).toBe(404);
});
