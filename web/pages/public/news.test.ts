import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageRequest } from "#web/lib/request-context.ts";
import { servesMalta } from "#web/lib/site-fixtures.ts";
import { loader } from "./news.tsx";

/** The fake API has `total` stories, one for each day. */
async function loadNews(search: string, total: number) {
  const asked: URLSearchParams[] = [];
  const apiFetch = async (path: string) => {
    const query = new URL(path, "http://host.test").searchParams;
    asked.push(query);
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    const stories = Array.from({ length: total }, (_, days) => ({
      title: `Story ${days}`,
      timestamp: new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString(),
    }));
    return Response.json(stories.slice(offset, offset + limit));
  };
  const context = new RouterContextProvider();
  context.set(pageRequest, { apiFetch, locale: "en", site: servesMalta } as never);
  const request = new Request(`http://host.test/news${search}`);
  const answer = await loader({ context, request } as never);
  if (!("stories" in answer)) throw new Error("The news could not be loaded");
  return { ...answer, asked };
}

test.for([
  ["", 45, ["0"], 20],
  ["?shown=40", 45, ["0", "20"], 40],
  ["?shown=60", 45, ["0", "20", "40"], 45],
  ["?shown=1000", 45, ["0", "20", "40"], 45],
  ["?shown=60", 40, ["0", "20", "40"], 40],
] as const)(
  "the query %j with %i stories requests the offsets %j and shows %i",
  async ([search, total, offsets, count]) => {
    const { asked, stories } = await loadNews(search, total);
    expect(asked.map((query) => [query.get("offset"), query.get("limit")])).toEqual(offsets.map((at) => [at, "20"]));
    expect(stories.map(({ title }) => title)).toEqual(Array.from({ length: count }, (_, n) => `Story ${n}`));
  },
);

test.for([
  ["", "GH", "MT"],
  ["?origin=IN&residence=IT", "IN", "IT"],
  ["?origin=XX&residence=XX", "GH", "MT"],
] as const)("the query %j requests news for origin %s and residence %s", async ([search, origin, residence]) => {
  const { asked } = await loadNews(search, 1);
  expect(asked[0]?.get("country_of_origin_iso_code")).toBe(origin);
  expect(asked[0]?.get("country_of_residence_iso_code")).toBe(residence);
});

test("a story that is 8 days old shows its full date", async () => {
  const { stories } = await loadNews("", 9);
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Malta" });
  expect(stories.slice(7).map(({ age }) => age)).toEqual([
    "7 days ago",
    date.format(Date.parse(stories[8]?.timestamp ?? "")),
  ]);
});
