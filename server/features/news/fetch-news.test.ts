import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { listNews } from "#contract/news.ts";
import type { Database } from "#server/db/database.ts";
import { photo } from "#server/platform/images/image-fixtures.ts";
import { type FeedStub, goodFeed, hostileModes, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { testApp } from "#server/testing/test-app.ts";
import { deleteOldNews } from "./delete-old-news.ts";
import { fetchNews } from "./fetch-news.ts";
import { listFailingFeeds } from "./index.ts";

let stub: FeedStub;
let folder: string;
beforeAll(async () => {
  stub = await startFeedStub(hostileModes);
});
afterAll(() => stub.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindred-feeds-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

type Listed = { path: string; origins?: string[]; residences?: string[]; source?: string };

/** Each feed gets its own host name, because a round reads one feed per host. */
async function appWith(listed: readonly Listed[], settings: object = {}) {
  const file = join(folder, "news-feeds.json");
  const write = (feeds: readonly Listed[]) =>
    writeFileSync(
      file,
      JSON.stringify({
        feeds: feeds.map(({ path, origins = ["GH"], residences = ["MT"], source }, n) => ({
          address: `http://host-${n}.example:${stub.port}/${encodeURIComponent(path)}`,
          ...(source ? { source } : {}),
          origins,
          residences,
          language: "en",
          verified: null,
        })),
      }),
    );
  write(listed);
  const lookup = ((_name: string, _options: object, found: (error: null, all: object[]) => void) =>
    found(null, [{ address: "127.0.0.1", family: 4 }])) as never;
  const app = await testApp({
    settings: { newsFeedsFile: file, ...settings },
    outbound: { mayReach: stub.mayReach, lookup },
  });
  const titles = async (query = {}) => (await app.call(listNews, { query })).body.map(({ title }) => title);
  return { app, write, file, titles, later: (minutes: number) => app.setNow(new Date(Date.now() + minutes * 60_000)) };
}

test("stories of a feed are stored once, with the feed's countries and the publisher's name", async () => {
  stub.serve("good", goodFeed(3));
  const { app, titles, later } = await appWith([{ path: "good", origins: ["NG"], residences: [] }]);
  await fetchNews(app.deps);
  later(31);
  await fetchNews(app.deps);
  expect(stub.hits("good")).toBe(2);
  expect(await titles()).toEqual([]);
  expect(await titles({ country_of_origin_iso_code: "NG" })).toEqual([
    "Story 0 of the harbour",
    "Story 1 of the harbour",
    "Story 2 of the harbour",
  ]);
  const { body } = await app.call(listNews, { query: { country_of_origin_iso_code: "NG" } });
  expect(body[0]).toMatchObject({ source: "The Paper", link: "https://paper.example/story-0", thumbnail: null });
});

test("the same story from several feeds is listed once, for the countries of all of them", async () => {
  const story = (title: string, link: string) =>
    `<rss version="2.0"><channel><title>P</title><item><title>${title}</title><link>${link}</link></item></channel></rss>`;
  const headline = "The harbour café opens at last";
  stub.serve("one", story(headline, "https://one.example/a?utm_source=rss"));
  stub.serve("two", story(headline, "http://www.one.example/a/"));
  stub.serve("three", story("The harbour cafe opens at last! - Third Paper", "https://three.example/b"));
  const { app, titles } = await appWith([
    { path: "one", origins: ["GH"], residences: [] },
    { path: "two", origins: [], residences: ["MT"] },
    { path: "three", origins: ["IN"], residences: ["IT"], source: "Third Paper" },
  ]);
  await fetchNews(app.deps);
  expect(await titles()).toHaveLength(1);
  expect(await titles({ country_of_origin_iso_code: "IN", country_of_residence_iso_code: "IT" })).toHaveLength(1);
  expect(await titles({ country_of_origin_iso_code: "IN", country_of_residence_iso_code: "DE" })).toHaveLength(1);
  expect(await titles({ country_of_origin_iso_code: "BR", country_of_residence_iso_code: "DE" })).toEqual([]);
});

test("the same headline two days later is a different story", async () => {
  const feed = (day: number) =>
    `<rss version="2.0"><channel><title>P</title><item><title>The weather for the whole island</title><link>https://w.example/${day}</link><pubDate>${new Date(Date.now() - day * 86_400_000).toUTCString()}</pubDate></item></channel></rss>`;
  stub.serve("today", feed(0));
  stub.serve("before", feed(2));
  const { app, titles } = await appWith([{ path: "today" }, { path: "before" }]);
  await fetchNews(app.deps);
  expect(await titles()).toHaveLength(2);
});

test("ten hostile feeds do not block the others; failures are recorded and old stories stay", async () => {
  const names = Object.keys(hostileModes);
  stub.serve("turning", goodFeed(2, "Kept"));
  stub.serve("steady", goodFeed(2, "Steady"));
  const all = [...names, "turning", "steady"].map((path) => ({ path }));
  const { app, titles, later } = await appWith(all);
  await fetchNews(app.deps);
  expect((await titles()).sort()).toEqual([
    "Kept 0 of the harbour",
    "Kept 1 of the harbour",
    "Steady 0 of the harbour",
    "Steady 1 of the harbour",
  ]);
  const failing = await listFailingFeeds(app.deps);
  expect(failing.map(({ lastError }) => lastError).sort()).toEqual([
    "cut_short",
    "not_a_feed",
    "redirected",
    "redirected",
    "status_502",
    "too_large",
    "too_large",
    "too_large",
    "too_slow",
    "too_slow",
  ]);
  expect(failing[0]).toMatchObject({ failuresInRow: 1, lastGoodAt: null });
  expect(stub.canaryHits()).toBe(0);

  stub.serve("turning", "<html>Sorry</html>");
  later(31);
  await fetchNews(app.deps);
  const turned = (await listFailingFeeds(app.deps)).find(({ address }) => address.endsWith("/turning"));
  expect(turned).toMatchObject({ failuresInRow: 1, lastError: "not_a_feed" });
  expect(turned?.lastGoodAt).not.toBeNull();
  expect(await titles()).toContain("Kept 1 of the harbour");
});

const rss = (items: string) => `<rss version="2.0"><channel><title>P</title>${items}</channel></rss>`;
/** PostgreSQL cannot compress this text, so its index entry stays too large. */
const scattered = (count: number, letter: (random: number) => string) =>
  Array.from({ length: count }, (_, n) => letter(createHash("sha256").update(String(n)).digest().readUInt16BE())).join(
    "",
  );

test("a picture URL that is too long is dropped; a story whose link is too long is skipped", async () => {
  const path = scattered(700, (random) => String.fromCodePoint(0x4e00 + (random % 20_000)));
  const picture = `<enclosure type="image/jpeg" url="https://p.example/${path}.jpg"/>`;
  stub.serve(
    "encoded",
    rss(`<item><title>A picture far away</title><link>https://p.example/1</link>${picture}</item>
      <item><title>A link far away</title><link>https://p.example/${path}</link></item>
      <item><title>The one behind them</title><link>https://p.example/2</link></item>`),
  );
  const { app, titles } = await appWith([{ path: "encoded" }]);
  await fetchNews(app.deps);
  expect((await titles()).sort()).toEqual(["A picture far away", "The one behind them"]);
  expect(await app.deps.db.selectFrom("news_pictures").selectAll().execute()).toEqual([]);
  expect(await listFailingFeeds(app.deps)).toEqual([]);
});

async function refuseStories(db: Database, title: string, code: string) {
  await sql`
    create function refuse_story() returns trigger language plpgsql as
      $$ begin if new.title like ${sql.lit(`${title}%`)} then raise exception using errcode = ${sql.lit(code)}; end if;
      return new; end $$`.execute(db);
  await sql`create trigger refused before insert on news_items for each row execute function refuse_story()`.execute(
    db,
  );
}

test("a story that the database refuses as too large is skipped, and its feed counts as good", async () => {
  const item = (title: string, n: number) => `<item><title>${title}</title><link>https://p.example/${n}</link></item>`;
  stub.serve("large", rss(`${item("Too large for an index", 1)}${item("The one behind it", 2)}`));
  const { app, titles } = await appWith([{ path: "large" }]);
  await refuseStories(app.deps.db, "Too large", "54000");
  await fetchNews(app.deps);
  expect(await titles()).toEqual(["The one behind it"]);
  expect(await listFailingFeeds(app.deps)).toEqual([]);
});

test("an unexpected error in one feed is recorded as its failure; other feeds are still read", async () => {
  stub.serve("cursed", goodFeed(1, "Cursed"));
  stub.serve("blessed", goodFeed(1, "Blessed"));
  const { app, titles } = await appWith([{ path: "cursed" }, { path: "blessed" }]);
  await refuseStories(app.deps.db, "Cursed", "XX000");
  await fetchNews(app.deps);
  expect(await titles()).toEqual(["Blessed 0 of the harbour"]);
  const failing = await listFailingFeeds(app.deps);
  expect(failing).toMatchObject([{ failuresInRow: 1, lastError: "internal", lastGoodAt: null }]);
});

test("a failing feed is fetched less often, and is not reported once it works or leaves the list", async () => {
  stub.serve("shy", "nothing");
  const { app, write, later } = await appWith([{ path: "shy" }]);
  const before = stub.hits("shy");
  const asked = async (minutes: number) => {
    later(minutes);
    await fetchNews(app.deps);
    return stub.hits("shy") - before;
  };
  expect(await asked(1)).toBe(1);
  expect(await asked(55)).toBe(1);
  expect(await asked(62)).toBe(2);
  expect(await asked(62 + 115)).toBe(2);
  stub.serve("shy", goodFeed(1));
  expect(await asked(62 + 125)).toBe(3);
  expect(await listFailingFeeds(app.deps)).toEqual([]);
  stub.serve("shy", "nothing");
  expect(await asked(62 + 125 + 31)).toBe(4);
  expect(await listFailingFeeds(app.deps)).toHaveLength(1);
  write([]);
  await fetchNews(app.deps);
  expect(await listFailingFeeds(app.deps)).toEqual([]);
});

test("a feed is fetched with If-None-Match, and 304 counts as good", async () => {
  stub.set("same", (request, response) => {
    if (request.headers["if-none-match"] === '"v1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"' }).end(goodFeed(1, "Same"));
  });
  const { app, titles, later } = await appWith([{ path: "same" }]);
  await fetchNews(app.deps);
  later(31);
  await fetchNews(app.deps);
  expect(stub.requests.filter(({ url }) => url === "/same").map(({ headers }) => headers["if-none-match"])).toEqual([
    undefined,
    '"v1"',
  ]);
  expect(await titles()).toHaveLength(1);
  expect(await listFailingFeeds(app.deps)).toEqual([]);
});

test("concurrent runs fetch a feed only once", async () => {
  stub.serve("shared", goodFeed(5, "Shared"));
  const { app, titles } = await appWith([{ path: "shared" }]);
  await Promise.all([fetchNews(app.deps), fetchNews(app.deps), fetchNews(app.deps)]);
  expect(stub.hits("shared")).toBe(1);
  expect(await titles()).toHaveLength(5);
});

test("a demo installation fetches no feeds", async () => {
  stub.serve("demo", goodFeed(1));
  const { app } = await appWith([{ path: "demo" }], { demo: true });
  await fetchNews(app.deps);
  expect(stub.hits("demo")).toBe(0);
});

test("an invalid feed list keeps the stored stories and does not fail the run", async () => {
  stub.serve("listed", goodFeed(1, "Listed"));
  const { app, file, titles, later } = await appWith([{ path: "listed" }]);
  await fetchNews(app.deps);
  writeFileSync(file, '{"feeds": [{"address": "ftp://x"}]}');
  later(31);
  await fetchNews(app.deps);
  expect(await titles()).toHaveLength(1);
  expect(stub.hits("listed")).toBe(1);
});

test("a story's picture is fetched, re-encoded and served by us; invalid pictures are dropped", async () => {
  const item = (n: number, picture: string) =>
    `<item><title>Story number ${n} of them all</title><link>https://p.example/${n}</link><enclosure type="image/jpeg" url="${picture}"/></item>`;
  const pictures = [
    stub.addressOf("photo"),
    stub.addressOf("script"),
    stub.addressOf("a redirect to loopback"),
    "http://169.254.169.254/x.jpg",
  ];
  stub.serve("photo", await photo(1000, 750).jpeg().toBuffer(), { "content-type": "image/jpeg" });
  stub.serve("script", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", {
    "content-type": "image/jpeg",
  });
  stub.serve(
    "pictures",
    `<rss version="2.0"><channel><title>P</title>${pictures.map((address, n) => item(n, address)).join("")}</channel></rss>`,
  );
  const { app, later } = await appWith([{ path: "pictures" }]);
  await fetchNews(app.deps);
  await app.runJobs();
  const { body } = await app.call(listNews, { query: {} });
  const thumbnails = body.map(({ thumbnail }) => thumbnail).filter((thumbnail) => thumbnail !== null);
  expect(thumbnails).toHaveLength(1);
  expect(thumbnails[0]).toMatch(/^\/files\/public\/news-[0-9a-f]{32}\.webp$/);
  const served = await app.fetch(thumbnails[0] as string);
  expect(served.headers.get("content-type")).toBe("image/webp");
  expect(stub.canaryHits()).toBe(0);

  later(62 * 24 * 60);
  await deleteOldNews(app.deps);
  expect((await app.call(listNews, { query: {} })).body).toEqual([]);
  expect((await app.fetch(thumbnails[0] as string)).status).toBe(404);
});
