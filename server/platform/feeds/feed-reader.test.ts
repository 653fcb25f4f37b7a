import { afterAll, beforeAll, expect, test } from "vitest";
import { type FeedStub, goodFeed, hostileModes, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { createOutbound } from "../outbound/outbound.ts";
import { feedDate } from "./feed-date.ts";
import { feedSamples, xmlAttacks } from "./feed-fixtures.ts";
import { createFeedReader, type FeedProblem, type FeedReader } from "./feed-reader.ts";
import { plainText } from "./plain-text.ts";

let stub: FeedStub;
let feeds: FeedReader;
beforeAll(async () => {
  stub = await startFeedStub(hostileModes);
  feeds = createFeedReader(createOutbound({ mayReach: stub.mayReach }));
});
afterAll(async () => {
  await feeds.stop();
  await stub.close();
});

const none = { etag: null, lastModified: null };
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (problem: FeedProblem) => problem.reason,
  );

test.for(Object.keys(feedSamples))("reads the feed format %s", async (name) => {
  const { bytes, contentType } = feedSamples[name] as (typeof feedSamples)[string];
  stub.serve("one", bytes, { "content-type": contentType });
  const answer = await feeds.read(stub.addressOf("one"), none);
  if (!answer.isChanged) throw new Error("nothing came");
  expect(answer.title).toBe("The Paper");
  const [story] = answer.items;
  expect(story?.title).toBe("Harbour café opens");
  expect(story?.link).toMatch(/^https?:\/\/[^/]+\/one$/);
  expect(story?.snippet).toMatch(/^At the old quay\./);
  expect(JSON.stringify(story)).not.toMatch(/<|alert/);
  if (!name.includes("0.91")) expect(story?.publishedAt).toEqual(new Date("2026-11-16T10:00:00Z"));
  if (/picture|media|enclosure|JSON|^Atom$/.test(name)) expect(story?.picture).toMatch(/\/one\.jpg$/);
});

// Slow and large feeds exceed a limit. The other feeds fail a check of their content.
const refusals: Readonly<Record<string, string>> = {
  hangs: "too_slow",
  "one byte a second": "too_slow",
  "fifty megabytes": "too_large",
  "twenty megabytes of numeric references": "too_large",
  truncated: "cut_short",
  "an error page": "status_502",
  "a wrong charset": "not_a_feed",
  "a gzip bomb": "too_large",
  "thirty redirects": "redirected",
  "a redirect to loopback": "redirected",
};

test("ten hostile feeds are refused, each with its reason, and no internal address is called", async () => {
  const names = Object.keys(hostileModes);
  const reasons = await Promise.all(names.map((name) => reasonOf(feeds.read(stub.addressOf(name), none))));
  expect(Object.fromEntries(names.map((name, n) => [name, reasons[n]]))).toEqual(refusals);
  expect(stub.canaryHits()).toBe(0);
  expect(stub.hits("thirty redirects")).toBe(1);
});

test.for(Object.keys(xmlAttacks))("%s is refused with has_doctype", async (name) => {
  const document = xmlAttacks[name] as string;
  stub.serve("attack", name.includes("UTF-16") ? Buffer.from(document, "utf16le") : document);
  expect(await reasonOf(feeds.read(stub.addressOf("attack"), none))).toBe("has_doctype");
});

test("a document that overloads the parser is refused, and the next feed is still read", async () => {
  const deep = `<rss version="2.0"><channel>${"<a>".repeat(300_000)}${"</a>".repeat(300_000)}</channel></rss>`;
  const wide = `<rss version="2.0"><channel><item><title>${"&#65;&amp;".repeat(190_000)}</title></item></channel></rss>`;
  for (const hard of [deep.slice(0, 2_000_000), wide.slice(0, 2_000_000)]) {
    stub.serve("hard", hard);
    expect(await reasonOf(feeds.read(stub.addressOf("hard"), none))).not.toBe("read");
  }
  stub.serve("good", goodFeed(2));
  const answer = await feeds.read(stub.addressOf("good"), none);
  expect(answer.isChanged && answer.items).toHaveLength(2);
});

test("HTML with status 200 and other JSON are refused as not_a_feed", async () => {
  stub.serve("page", "<html><body><p>Sorry</p></body></html>");
  expect(await reasonOf(feeds.read(stub.addressOf("page"), none))).toBe("not_a_feed");
  stub.serve("page", '{"error": "sorry"}');
  expect(await reasonOf(feeds.read(stub.addressOf("page"), none))).toBe("not_a_feed");
});

test("reading an unchanged feed with its ETag and Last-Modified returns isChanged false", async () => {
  stub.set("conditional", (request, response) => {
    const isKnown = request.headers["if-none-match"] === '"v1"' && request.headers["if-modified-since"] === "yesterday";
    if (isKnown) return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"', "last-modified": "yesterday" }).end(goodFeed());
  });
  const first = await feeds.read(stub.addressOf("conditional"), none);
  if (!first.isChanged) throw new Error("nothing came");
  expect(await feeds.read(stub.addressOf("conditional"), first.version)).toEqual({ isChanged: false });
});

test("a 429 response is reported with its Retry-After seconds", async () => {
  stub.set("busy", (_request, response) => void response.writeHead(429, { "retry-after": "7200" }).end());
  await expect(feeds.read(stub.addressOf("busy"), none)).rejects.toMatchObject({
    reason: "status_429",
    retryAfterSeconds: 7200,
  });
});

test.for([
  ["Mon, 16 Nov 2026 10:00:00 GMT", "2026-11-16T10:00:00.000Z"],
  ["16 Nov 26 10:00 +0530", "2026-11-16T04:30:00.000Z"],
  ["Mon, 16 November 2026 10:00:00 GMT+01:00", "2026-11-16T09:00:00.000Z"],
  ["Monday, 16-Nov-26 10:00:00 UTC", "2026-11-16T10:00:00.000Z"],
  ["2026-11-16", "2026-11-16T00:00:00.000Z"],
  ["2026-11-16T10:00:00.123456+02:00", "2026-11-16T08:00:00.000Z"],
  ["2026-11-16T10:00Z", "2026-11-16T10:00:00.000Z"],
  ["Tue, 30 Feb 2027 10:00:00 GMT", null],
  ["2027-02-29T10:00:00Z", null],
  ["yesterday", null],
  ["", null],
  ["99 Foo 2026 10:00:00 GMT", null],
  ["Mon, 16 Nov 2026 10:00:00 XYZ", null],
] as const)("the feed date %s is read as %s", ([text, expected]) => {
  expect(feedDate(text)?.toISOString() ?? null).toBe(expected);
});

test.for([
  ["Tom &amp;amp; Jerry", "Tom & Jerry"],
  ["<b>Bold</b> words<br>and more", "Bold words and more"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;Fine", "Fine"],
  ["2 < 3 and 5 > 4", "2 < 3 and 5 > 4"],
  ["left\u202eright\u0000", "left right"],
  ["<img src=x onerror=alert(1)", "<img src=x onerror=alert(1)"],
] as const)("%s becomes the plain text %s", ([markup, words]) => {
  expect(plainText(markup, 100)).toBe(words);
});

test("long text is cut at a space", () => {
  expect(plainText("one two three four", 12)).toBe("one two…");
  expect([...plainText("x".repeat(500), 100)]).toHaveLength(100);
});
