import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newsOriginCodes, newsResidenceCodes } from "#contract/lists/news-countries.ts";
import { createFeedReader } from "#server/platform/feeds/feed-reader.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { goodFeed, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { checkFeeds } from "./check-feeds.ts";
import { BadFeedList, printFeedList, readFeedList } from "./feed-list.ts";

const shipped = join(import.meta.dirname, "../../../news-feeds.json");
const feed = (address: string) => ({ address, origins: [], residences: [], language: "en", verified: null });

function aFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kindred-list-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "news-feeds.json");
  writeFileSync(file, text);
  return file;
}

test("the shipped news-feeds.json has a feed for every selectable country", async () => {
  const feeds = await readFeedList(shipped);
  for (const code of newsOriginCodes) expect(feeds.some(({ origins }) => origins.includes(code))).toBe(true);
  for (const code of newsResidenceCodes) expect(feeds.some(({ residences }) => residences.includes(code))).toBe(true);
  expect(printFeedList(feeds)).toBe(readFileSync(shipped, "utf8"));
});

test("checkFeeds reports the result of each feed and marks readable feeds as verified in the file", async () => {
  const stub = await startFeedStub();
  stub.serve("good", goodFeed(4));
  stub.serve("empty", '<rss version="2.0"><channel><title>T</title></channel></rss>');
  const [good, empty, gone] = ["good", "empty", "gone"].map(stub.addressOf) as [string, string, string];
  const file = aFile(printFeedList([good, empty, gone].map(feed)));
  const feeds = createFeedReader(createOutbound({ mayReach: stub.mayReach }));
  const checks = await checkFeeds({ feeds, clock: { now: () => new Date("2026-11-16T10:00:00Z") } }, file);
  await feeds.stop();
  await stub.close();
  expect(checks.map(({ isReachable, items, error }) => [isReachable, items, error])).toEqual([
    [true, 4, null],
    [false, 0, "no_items"],
    [false, 0, "status_404"],
  ]);
  expect(checks[0]?.newest).toBeInstanceOf(Date);
  expect((await readFeedList(file)).map(({ verified }) => verified)).toEqual(["2026-11-16", null, null]);
});

test.for([
  "not json",
  "[]",
  JSON.stringify({ feeds: [feed("ftp://paper.example/feed")] }),
  JSON.stringify({ feeds: [{ ...feed("https://paper.example/feed"), origins: ["XX"] }] }),
  JSON.stringify({ feeds: [{ ...feed("https://paper.example/feed"), adress: "x" }] }),
  JSON.stringify({ feeds: [feed("https://paper.example/feed"), feed("https://paper.example/feed")] }),
])("the feed list %s is refused with an error that contains the file name", async (text) => {
  const file = aFile(text);
  const reading = readFeedList(file);
  await expect(reading).rejects.toThrow(BadFeedList);
  await expect(reading).rejects.toThrow(file);
});

test("without a feed list file there are no feeds", async () => {
  expect(await readFeedList("/nowhere/news-feeds.json")).toEqual([]);
});
