import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageRequest } from "#web/lib/request-context.ts";
import { servesMalta } from "#web/lib/site-fixtures.ts";
import { loadOwnListings } from "./own-listings.ts";

/** A fake API for a host with 230 services and 260 events. It returns pages as the real one does. */
function manyListings() {
  const counts: Record<string, number> = { "/api/serviceProviders": 230, "/api/events": 260 };
  const asked: URL[] = [];
  const apiFetch = async (path: string) => {
    const url = new URL(path, "http://host.test");
    asked.push(url);
    const [limit, offset] = ["limit", "offset"].map((name) => Number(url.searchParams.get(name))) as [number, number];
    expect(limit).toBeLessThanOrEqual(100);
    const ids = Array.from({ length: counts[url.pathname] ?? 0 }, (_, index) => ({ id: index + 1 }));
    return Response.json(ids.slice(offset, offset + limit));
  };
  const context = new RouterContextProvider();
  context.set(pageRequest, { apiFetch, site: servesMalta } as never);
  return { context, asked };
}

test.for([
  ["", 50, 51, 51],
  ["shown=150", 150, 151, 151],
  ["shown=250", 250, 230, 251],
  ["shown=300", 300, 230, 260],
] as const)(
  "the query %j shows %i, from %i loaded services and %i loaded events",
  async ([search, shown, services, events]) => {
    const { context } = manyListings();
    const own = await loadOwnListings(context, { userId: 4, hostId: 9 }, new URLSearchParams(search));
    expect(own.shown).toBe(shown);
    expect(own.services?.map(({ id }) => id)).toEqual(Array.from({ length: services }, (_, index) => index + 1));
    expect(own.events?.map(({ id }) => id)).toEqual(Array.from({ length: events }, (_, index) => index + 1));
  },
);

test("both lists are requested with userId and hostCountry", async () => {
  const { context, asked } = manyListings();
  await loadOwnListings(context, { userId: 4, hostId: 9 }, new URLSearchParams());
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("userId")])).toEqual([
    ["/api/serviceProviders", "4"],
    ["/api/events", "4"],
  ]);
  expect(asked.map(({ searchParams }) => searchParams.get("kindredProviderId"))).toEqual(["9", "9"]);
  expect(asked.map(({ searchParams }) => searchParams.get("hostCountry"))).toEqual(["MT", "MT"]);
});
