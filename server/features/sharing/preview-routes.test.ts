import sharp from "sharp";
import { expect, test } from "vitest";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent } from "#server/features/registrations/registration-fixtures.ts";
import { readSiteMap } from "#server/testing/site-map.ts";
import { testApp } from "#server/testing/test-app.ts";

test("draws a listing's preview as a PNG of 1200 by 630 with Cache-Control and ETag", async () => {
  const app = await testApp();
  const { listing } = await anOpenDay(app);
  const response = await app.fetch(`/share-preview/provider/${listing.id}.png`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("public, max-age=900");
  const { width, height, format } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
  const etag = response.headers.get("etag") ?? "";
  const again = await app.fetch(`/share-preview/provider/${listing.id}.png`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("draws an event's preview and a new one after the event was moved", async () => {
  const app = await testApp();
  const event = await anEvent(app, await aHost(app));
  const draw = () => app.fetch(`/share-preview/event/${event.id}.png`);
  const before = await draw();
  const { width, height } = await sharp(new Uint8Array(await before.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  await app.deps.db.updateTable("events").set({ address: "Strait Street" }).execute();
  expect((await draw()).headers.get("etag")).not.toBe(before.headers.get("etag"));
  await app.deps.db.updateTable("events").set({ review_state: "suspended" }).execute();
  expect((await draw()).status).toBe(404);
});

test("draws a new picture after the listing has changed", async () => {
  const app = await testApp();
  const { listing } = await anOpenDay(app);
  const tagOf = async () => (await app.fetch(`/share-preview/provider/${listing.id}.png`)).headers.get("etag");
  const before = await tagOf();
  await app.deps.db.updateTable("listings").set({ name: "<b>&\"' Renamed" }).where("id", "=", listing.id).execute();
  expect(await tagOf()).not.toBe(before);
});

test.for(["provider/99999.png", "provider/0.png", "provider/abc.png", "provider/1.svg", "other.png"])(
  "returns 404 for %s",
  async (path) => {
    const app = await testApp();
    expect((await app.fetch(`/share-preview/${path}`)).status).toBe(404);
  },
);

test("a listing that is not public has no preview and is not in sitemap.xml", async () => {
  const app = await testApp({ settings: { listingReview: "before" } });
  const { listing } = await anOpenDay(app);
  await app.deps.db.updateTable("listings").set({ review_state: "in_review" }).where("id", "=", listing.id).execute();
  expect((await app.fetch(`/share-preview/provider/${listing.id}.png`)).status).toBe(404);
  expect(await readSiteMap(app)).not.toContain(`id=${listing.id}<`);
});

test.for([
  ["site.png", 1200, 630],
  ["how-it-works.png", 1080, 1980],
] as const)("draws %s for left-to-right and right-to-left languages", async ([name, wide, tall]) => {
  const app = await testApp();
  for (const query of ["", "?lang=en-XA"]) {
    const response = await app.fetch(`/share-preview/${name}${query}`);
    const { width, height } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([wide, tall]);
  }
});
