import { expect, test } from "vitest";
import { type ApiFetch, apiClient } from "#web/lib/api.ts";
import { loadReviews, reviewsWanted } from "./load-reviews.server.ts";

test.each([
  [null, 3],
  ["", 3],
  ["no number", 3],
  ["-20", 3],
  ["3", 3],
  ["4", 13],
  ["13", 13],
  ["23", 23],
  ["Infinity", 503],
  ["9999999", 503],
])("a query for %s reviews shows up to %i", (asked, wanted) => {
  expect(reviewsWanted(asked)).toBe(wanted);
});

test("loadReviews requests page after page in order and stops after the last review", async () => {
  const asked: string[] = [];
  const fetchApi: ApiFetch = async (path) => {
    const query = new URL(path, "http://kindred.example").searchParams;
    const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
    asked.push(`${offset}+${limit}`);
    const reviews = Array.from({ length: Math.max(0, Math.min(limit, 61 - offset)) }, (_, n) =>
      reviewNumber(offset + n),
    );
    return Response.json({ summary: { average: 4.5, count: 61 }, reviews });
  };
  const { reviews } = await loadReviews(apiClient(fetchApi), "1", 103);
  expect(asked).toEqual(["0+50", "50+50"]);
  expect(reviews.map(({ id }) => id)).toEqual(Array.from({ length: 61 }, (_, n) => n + 1));
});

const reviewNumber = (n: number) => ({
  id: n + 1,
  stars: 5,
  text: null,
  author: "Maria C.",
  serviceItemName: "Cornrows",
  visitedAt: "2026-11-01T10:00:00Z",
  createdAt: "2026-11-02T10:00:00Z",
  answer: null,
  answeredAt: null,
});
