import { afterAll, beforeAll, expect, test } from "vitest";
import { listNews } from "#contract/news.ts";
import { fillDemoNews } from "#demo/fill/news.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { type Reader, relevanceOf } from "./news-rules.ts";
import { storeStory, storyId } from "./store-story.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (title: string, minutesAgo: number, origins: string[], residences: string[]) =>
  storeStory(
    app.deps,
    {
      title,
      snippet: "",
      link: `https://news.example/${encodeURIComponent(title)}`,
      publishedAt: new Date(Date.now() - minutesAgo * 60_000),
      picture: null,
    },
    { source: "S", origins, residences },
  );
const list = async (query: object = {}) => app.call(listNews, { query });

test("listNews returns title, snippet, source, thumbnail, link and timestamp of a story", async () => {
  const own = await createTestApp();
  const publishedAt = new Date(Date.now() - 3_600_000);
  const link = "https://news.example/market";
  const story = { title: "Market day", snippet: "Stalls from nine.", link, publishedAt, picture: null };
  await storeStory(own.deps, story, { source: "The Paper", origins: ["GH"], residences: ["MT"] });
  await own.deps.db.updateTable("news_items").set({ thumbnail_url: "/news-pictures/1.webp" }).execute();
  const { body } = await own.call(listNews, { query: {} });
  expect(body).toEqual([
    {
      uuid: storyId(link),
      title: "Market day",
      snippet: "Stalls from nine.",
      source: "The Paper",
      thumbnail: "/news-pictures/1.webp",
      link,
      timestamp: publishedAt.toISOString(),
    },
  ]);
  await own.close();
});

test("stories about both countries come first, then about one, newest first; others are not listed", async () => {
  await add("residence, new", 1, ["IN"], ["MT"]);
  await add("origin, old", 9, ["GH"], ["IT"]);
  await add("both, oldest", 20, ["GH"], ["MT"]);
  await add("both, newer", 10, ["GH", "NG"], ["MT", "IT"]);
  await add("neither", 2, ["IN"], ["IT"]);
  expect((await list()).body.map(({ title }) => title)).toEqual([
    "both, newer",
    "both, oldest",
    "residence, new",
    "origin, old",
  ]);
});

test("asOf keeps the pages stable while new stories arrive", async () => {
  const asOf = new Date().toISOString();
  const first = await list({ limit: 2, asOf });
  for (let n = 0; n < 30; n++) await add(`breaking ${n}`, 0, ["GH"], ["MT"]);
  await add("residence, new", 1, ["GH"], ["MT"]);
  const second = await list({ limit: 2, offset: 2, asOf });
  expect([...first.body, ...second.body].map(({ title }) => title)).toEqual([
    "both, newer",
    "both, oldest",
    "residence, new",
    "origin, old",
  ]);
});

test.for([
  { limit: 100000 },
  { limit: 0 },
  { offset: -1 },
  { offset: 1001 },
  { country_of_origin_iso_code: "XX" },
  { country_of_origin_iso_code: "http://evil.example" },
  { country_of_residence_iso_code: "GH" },
])("listNews refuses %j", async (query) => {
  expect((await list(query)).status).toBe(400);
});

test("the demo has a full page of news for the default countries", async () => {
  await fillDemoNews(app.deps.db, new Date());
  const { body } = await list();
  expect(body).toHaveLength(20);
  expect(body.every(({ link }) => link.startsWith("https://"))).toBe(true);
});

test("the pages of listNews follow the order of relevanceOf for every reader", async () => {
  const own = await createTestApp();
  const pick = <T>(all: readonly T[], n: number) => all.filter((_, at) => (n >> at) & 1);
  const origins = ["GH", "NG", "IN"];
  const residences = ["MT", "IT", "DE"];
  const stories = Array.from({ length: 120 }, (_, n) => ({
    title: `s${n}`,
    origins: pick(origins, (n * 7) % 8),
    residences: pick(residences, (n * 5) % 8),
    at: Date.now() - ((n * 37) % 120) * 60_000,
  }));
  for (const { title, at, ...countries } of stories) {
    const item = { title, snippet: "", link: `https://n.example/${title}`, publishedAt: new Date(at), picture: null };
    await storeStory(own.deps, item, { source: "S", ...countries });
  }
  for (const reader of origins.flatMap((origin) => residences.map((residence): Reader => ({ origin, residence })))) {
    const wanted = stories
      .map((story) => ({ ...story, nearness: relevanceOf(story, reader) }))
      .filter(({ nearness }) => nearness !== null)
      .sort((a, b) => (a.nearness ?? 0) - (b.nearness ?? 0) || b.at - a.at)
      .map(({ title }) => title);
    const got: string[] = [];
    for (let offset = 0; offset < 140; offset += 7) {
      const query = { country_of_origin_iso_code: reader.origin, country_of_residence_iso_code: reader.residence };
      const { body } = await own.call(listNews, { query: { ...query, offset, limit: 7 } as never });
      got.push(...body.map(({ title }) => title));
    }
    expect(got).toEqual(wanted);
  }
  await own.close();
});
