import { expect, test } from "vitest";
import { cancelEvent } from "#contract/events.ts";
import { deleteListing, readListing, updateListing } from "#contract/listings.ts";
import { readSearchFeed, search, suggest } from "#contract/search.ts";
import { readPublicEventsFeed } from "#contract/whats-on.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { aDesk, anEvent } from "#server/features/moderation/desk-fixtures.ts";
import { readSiteMap } from "#server/testing/site-map.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const found = async (app: TestApp, q: string) => {
  const results = await app.call(search, { query: { q } });
  const suggestions = await app.call(suggest, { query: { q } });
  const rss = String((await app.call(readSearchFeed, { query: {} })).body);
  const calendar = String((await app.call(readPublicEventsFeed, { query: {} })).body);
  const named = (text: string) => text.toLowerCase().includes(q);
  return {
    names: results.body.cards.map(({ name }) => name),
    total: results.body.total,
    counted: results.body.facets.community.length,
    suggested: suggestions.body.filter(({ kind }) => kind === "host").map(({ text }) => text),
    inFeeds: { rss: named(rss), calendar: named(calendar) },
    // Each test has one listing and one event at most.
    mapped: /providerPage\?id=|whats-on\/\d/.test(await readSiteMap(app)),
  };
};
const nothing = {
  names: [],
  total: 0,
  counted: 0,
  suggested: [],
  inFeeds: { rss: false, calendar: false },
  mapped: false,
};

test("a suspended listing is gone at once from results, counts, suggestions, feeds and site map, and returns when reinstated", async () => {
  const { app, host, decide } = await aDesk();
  const listing = await aListing(app, host, { name: "Zanzibar Spices" });
  const all = {
    names: ["Zanzibar Spices"],
    total: 1,
    counted: 1,
    suggested: ["Zanzibar Spices"],
    inFeeds: { rss: true, calendar: false },
    mapped: true,
  };
  expect(await found(app, "zanzibar")).toEqual(all);
  expect((await decide("services", listing.id, { decision: "suspend", reason: "photos" })).status).toBe(200);
  expect(await found(app, "zanzibar")).toEqual(nothing);
  expect((await decide("services", listing.id, { decision: "reinstate" })).status).toBe(200);
  expect(await found(app, "zanzibar")).toEqual(all);
});

test("a deleted listing and a suspended event are gone at once", async () => {
  const { app, host, decide } = await aDesk();
  const listing = await aListing(app, host, { name: "Zanzibar Spices" });
  const eventId = await anEvent(app, host);
  expect(await found(app, "accra nights")).toMatchObject({ names: ["Accra Nights"], inFeeds: { calendar: true } });
  await app.call(deleteListing, { params: { id: String(listing.id) }, query: {} }, { headers: host.headers });
  await decide("events", eventId, { decision: "suspend", reason: "photos" });
  expect(await found(app, "zanzibar")).toEqual(nothing);
  expect(await found(app, "accra nights")).toEqual(nothing);
});

test("a cancelled event is gone at once", async () => {
  const { app, host } = await aDesk();
  const id = await anEvent(app, host);
  expect((await found(app, "accra nights")).total).toBe(1);
  const call = { params: { id: String(id) }, body: { note: null } };
  expect((await app.call(cancelEvent, call, { headers: host.headers })).status).toBe(200);
  // Its page stays, and the calendar feed says that it was cancelled.
  const { names, total, suggested, inFeeds } = await found(app, "accra nights");
  expect({ names, total, suggested, rss: inFeeds.rss }).toEqual({ names: [], total: 0, suggested: [], rss: false });
});

test("with review before publishing, an unchecked listing is found only after it was approved", async () => {
  const { app, host, decide } = await aDesk({ listingReview: "before" });
  const listing = await aListing(app, host, { name: "Zanzibar Spices" });
  expect(await found(app, "zanzibar")).toEqual(nothing);
  await decide("services", listing.id, {});
  expect((await found(app, "zanzibar")).names).toEqual(["Zanzibar Spices"]);
});

test("a hidden listing is only for people with the link, until its host shows it again", async () => {
  const { app, host } = await aDesk();
  const listing = await aListing(app, host, { name: "Zanzibar Spices" });
  const change = async (changes: Partial<Awaited<ReturnType<typeof listingBody>>>) => {
    const body = await listingBody(app, host, { name: "Zanzibar Spices", ...changes });
    const params = { id: String(listing.id) };
    const answer = await app.call(updateListing, { params, query: {}, body }, { headers: host.headers });
    return answer.body.data;
  };
  const siteMap = () => readSiteMap(app);
  expect(await siteMap()).toContain(`/providerPage?id=${listing.id}<`);
  const hidden = await change({ isHiddenFromSearch: true });
  expect(hidden).toMatchObject({ isHiddenFromSearch: true, review: { state: listing.review?.state } });
  expect(await found(app, "zanzibar")).toEqual(nothing);
  expect(await siteMap()).not.toContain(`/providerPage?id=${listing.id}<`);
  expect((await app.call(readListing, { query: { id: String(listing.id) } })).status).toBe(200);
  // A client that does not know the choice keeps it.
  expect(await change({ description: "Spices" })).toMatchObject({ isHiddenFromSearch: true });
  await change({ isHiddenFromSearch: false });
  expect((await found(app, "zanzibar")).names).toEqual(["Zanzibar Spices"]);
});

test("suggests at most 8, and at most 3 of a kind, without marks and by other names of a town", async () => {
  const { app, host } = await aDesk();
  for (const n of [1, 2, 3, 4]) await aListing(app, host, { name: `Sa ${n}`, cityId: 22 });
  const { body } = await app.call(suggest, { query: { q: "sa" } });
  expect(body.length).toBeLessThanOrEqual(8);
  for (const kind of ["service", "host", "community", "city"])
    expect(body.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(3);
  const named = (text: string) => body.find((one) => one.text === text);
  expect(named("Sa 4")).toMatchObject({ detail: "Beauty and Fashion, Il-Gżira", communityId: 1, categoryId: 2 });
  expect(named("Sub-Saharan Africa")).toMatchObject({ detail: "1 host", communityId: 1, categoryId: null });
  const paths = async (q: string) => (await app.call(suggest, { query: { q } })).body.map(({ path }) => path);
  expect(await paths("gzira")).toContain("/cities/il-gzira");
  expect(await paths("st julians")).toContain("/cities/san-giljan");
  expect(await paths("carib")).toContain("/communities/caribbean");
});

test("a host is suggested as soon as two letters begin a word of the name, also after other words", async () => {
  const { app, host } = await aDesk();
  await aListing(app, host, { name: "Henna by Zahra" });
  await aListing(app, host, { name: "Henna by Salma" });
  const hosts = async (q: string) =>
    (await app.call(suggest, { query: { q } })).body.filter(({ kind }) => kind === "host").map(({ text }) => text);
  expect(await hosts("z")).toEqual([]);
  expect(await hosts("za")).toEqual(["Henna by Zahra"]);
  expect(await hosts("henna sa")).toEqual(["Henna by Salma"]);
  expect(await hosts("henna xy")).toEqual([]);
  expect((await hosts("he")).toSorted()).toEqual(["Henna by Salma", "Henna by Zahra"]);
});

test("searches and suggestions are limited per address", async () => {
  const limits = { searches: { count: 2, seconds: 60 }, suggestions: { count: 1, seconds: 60 } };
  const plain = await testApp();
  const app = await testApp({
    settings: { rateLimits: true, limits: { ...plain.deps.settings.limits, ...limits } },
  });
  const ask = async (address: string) => (await app.call(search, { query: {} }, { address })).status;
  expect([await ask("203.0.113.1"), await ask("203.0.113.1"), await ask("203.0.113.1")]).toEqual([200, 200, 429]);
  expect(await ask("203.0.113.2")).toBe(200);
  await app.call(suggest, { query: { q: "bra" } });
  expect((await app.call(suggest, { query: { q: "bra" } })).status).toBe(429);
});

test.for(["'", "a' | 'b", ":*", "((", "\\", "%_", "~hair", "🙂", "a".repeat(100)])(
  "the words %j are only words",
  async (q) => {
    const app = await testApp();
    expect((await app.call(search, { query: { q } })).status).toBe(200);
    expect((await app.call(suggest, { query: { q } })).status).toBe(200);
  },
);
