import { parseRssFeed } from "feedsmith";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import RssParser from "rss-parser";
import { expect, test } from "vitest";
import type { SentTo } from "#contract/endpoint.ts";
import { readSearchFeed } from "#contract/search.ts";
import { readPublicEventsFeed } from "#contract/whats-on.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { anEvent } from "#server/features/registrations/registration-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";

async function rssTitles(app: TestApp, query: SentTo<typeof readSearchFeed>["query"]) {
  const answer = await app.call(readSearchFeed, { query });
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const text = String(answer.body);
  const one = parseRssFeed(text).items?.map(({ title }) => title);
  const other = (await new RssParser().parseString(text)).items.map(({ title }) => title);
  expect(other).toEqual(one);
  return one;
}

async function calendarTitles(app: TestApp, query: { community?: string; city?: string }) {
  const text = String((await app.call(readPublicEventsFeed, { query })).body);
  const one = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((entry) => String(entry.getFirstPropertyValue("summary")));
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === "VEVENT" ? [String(entry.summary)] : [],
  );
  expect(other.toSorted()).toEqual(one.toSorted());
  return one;
}

test("the feeds of a community and a city hold their services and events, as two parsers read them", async () => {
  const { app, host } = await aDesk();
  await aListing(app, host, { name: "Salt & <Pepper>", communities: [6], cityId: 22 });
  await aListing(app, host, { name: "Elsewhere", communities: [5], cityId: 3 });
  await anEvent(app, host, { title: "Carnival; \\ “drums”", community_id: 6 });
  expect(await rssTitles(app, { community: "caribbean" })).toEqual(["Carnival; \\ “drums”", "Salt & <Pepper>"]);
  expect(await rssTitles(app, { city: "il-gzira" })).toContain("Salt & <Pepper>");
  expect(await rssTitles(app, { city: "il-gzira" })).not.toContain("Elsewhere");
  expect(await calendarTitles(app, { community: "6" })).toEqual(["Carnival; \\ “drums”"]);
  expect(await calendarTitles(app, { community: "5" })).toEqual([]);
});

test("a feed names its page and each entry has its link, date and details", async () => {
  const { app, host } = await aDesk();
  const listing = await aListing(app, host, { name: "Palm Wine", communities: [6], cityId: 22 });
  const { body } = await app.call(readSearchFeed, { query: { community: "caribbean" } });
  const { publicUrl } = app.deps.settings;
  const feed = parseRssFeed(String(body));
  expect(feed).toMatchObject({ title: "Caribbean services and events", link: `${publicUrl}/communities/caribbean` });
  const link = `${publicUrl}/providerPage?id=${listing.id}`;
  expect(feed.items?.[0]).toMatchObject({ title: "Palm Wine", link, description: "Beauty and Fashion, Il-Gżira" });
  expect(Date.parse(feed.items?.[0]?.pubDate ?? "")).not.toBeNaN();
});

test("there is no feed of a city that does not exist", async () => {
  const { app } = await aDesk();
  expect((await app.call(readSearchFeed, { query: { city: "atlantis" } })).status).toBe(404);
});
