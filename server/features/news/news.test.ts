import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listNews } from "#contract/news.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { fillDemoNews } from "./fill-demo.ts";
import { insertNews } from "./news-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (title: string, minutesAgo: number, origins: string[], residences: string[]) =>
  insertNews(app.deps.db, {
    id: randomUUID(),
    title,
    snippet: "",
    source: "S",
    thumbnail_url: null,
    link: `https://news.example/${title}`,
    published_at: new Date(Date.now() - minutesAgo * 60_000),
    origins,
    residences,
  });
const list = async (query: object = {}) => app.call(listNews, { query });

test("items of both countries come first, then of either, newest first; others not at all", async () => {
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

test("the same link is stored once", async () => {
  expect(await add("both, newer", 1, ["GH"], ["MT"])).toBe(false);
});

test("later pages stay in step while news arrives", async () => {
  const asOf = new Date().toISOString();
  const first = await list({ limit: 2, asOf });
  await add("breaking", 0, ["GH"], ["MT"]);
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
])("%j is refused", async (query) => {
  expect((await list(query)).status).toBe(400);
});

test("the demo installation has a page of news and more for every pair of countries it starts with", async () => {
  await fillDemoNews(app.deps.db, new Date());
  const { body } = await list();
  expect(body).toHaveLength(20);
  expect(body.every(({ link }) => link.startsWith("https://"))).toBe(true);
});
