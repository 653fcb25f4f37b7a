import { expect, test } from "vitest";
import { feedsOfRound, nextDue } from "./feed-rules.ts";
import {
  canonicalLink,
  indexKeysOfReader,
  indexKeysOfStory,
  publishedAt,
  relevanceOf,
  titleKey,
} from "./news-rules.ts";

const reader = { origin: "GH", residence: "MT" };

test.for([
  [["GH"], ["MT"], 0],
  [["NG", "GH"], ["IT", "MT"], 0],
  [["GH"], [], 1],
  [["IN"], ["MT"], 1],
  [["IN"], ["IT"], null],
  [["MT"], ["GH"], null],
] as const)("a story with origins %j and residences %j has relevance %s", ([origins, residences, distance]) => {
  expect(relevanceOf({ origins, residences }, reader)).toBe(distance);
});

test("a story is indexed by each of its countries and by every pair", () => {
  const { both, origin, residence } = indexKeysOfReader(reader);
  expect(indexKeysOfStory({ origins: ["GH"], residences: ["MT"] }).sort()).toEqual([origin, residence, both].sort());
  expect(indexKeysOfStory({ origins: ["GH", "NG"], residences: ["MT", "IT"] })).toHaveLength(8);
});

test.for([
  "http://www.paper.example/a/",
  "https://paper.example/a?utm_source=rss&utm_medium=feed",
  "https://m.paper.example:443/a#top",
  "https://PAPER.example/a?fbclid=1",
])("%s is normalized to paper.example/a", (link) => {
  expect(canonicalLink(link)).toBe("paper.example/a");
});

test("canonicalLink keeps query parameters and the case of the path", () => {
  expect(canonicalLink("https://paper.example/?p=2&a=1")).toBe("paper.example?a=1&p=2");
  expect(canonicalLink("https://paper.example/A")).not.toBe(canonicalLink("https://paper.example/a"));
});

test("titleKey ignores punctuation, accents, case and the publisher's name", () => {
  const key = titleKey("Harbour café opens: “come early”", "The Paper");
  expect(titleKey("HARBOUR CAFE OPENS - come early - The Paper", "The Paper")).toBe(key);
  expect(titleKey("Harbour café opens: come late", "The Paper")).not.toBe(key);
  expect(titleKey("News in brief", "The Paper")).toBeNull();
});

test("a publication date in the future or missing becomes the current time", () => {
  const now = new Date("2026-11-16T10:00:00Z");
  expect(publishedAt(new Date("2027-01-01"), now)).toEqual(now);
  expect(publishedAt(null, now)).toEqual(now);
  expect(publishedAt(new Date("2026-11-15"), now)).toEqual(new Date("2026-11-15"));
});

test.for([
  [0, null, 30],
  [1, null, 60],
  [2, null, 120],
  [6, null, 24 * 60],
  [60, null, 24 * 60],
  [1, 2 * 3600, 120],
  [1, 10 ** 9, 24 * 60],
] as const)("after %i failures and Retry-After %s s, the next try is in %i minutes", ([failures, asked, minutes]) => {
  expect(nextDue(new Date(0), failures, asked)).toEqual(new Date(minutes * 60_000));
});

test("a round takes one due feed per host, the longest overdue first", () => {
  const feed = (address: string, dueAt: number) => ({ address, dueAt: new Date(dueAt) });
  const feeds = [
    feed("https://a.example/1", 5),
    feed("https://a.example/2", 3),
    feed("https://b.example/1", 9),
    feed("https://c.example/1", 20),
  ];
  expect(feedsOfRound(feeds, new Date(10)).map(({ address }) => address)).toEqual([
    "https://a.example/2",
    "https://b.example/1",
  ]);
});
