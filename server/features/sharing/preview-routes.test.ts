import sharp from "sharp";
import { expect, test } from "vitest";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

test("draws a listing's preview, 1200 by 630, and lets it be kept for a while", async () => {
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

test("draws another picture once the listing says something else", async () => {
  const app = await testApp();
  const { listing } = await anOpenDay(app);
  const tagOf = async () => (await app.fetch(`/share-preview/provider/${listing.id}.png`)).headers.get("etag");
  const before = await tagOf();
  await app.deps.db.updateTable("listings").set({ name: "<b>&\"' Renamed" }).where("id", "=", listing.id).execute();
  expect(await tagOf()).not.toBe(before);
});

test.for(["provider/99999.png", "provider/0.png", "provider/abc.png", "provider/1.svg", "other.png"])(
  "has no picture at %s",
  async (path) => {
    const app = await testApp();
    expect((await app.fetch(`/share-preview/${path}`)).status).toBe(404);
  },
);

test("shows nothing of a listing that strangers may not see", async () => {
  const app = await testApp({ settings: { listingReview: "before" } });
  const { listing } = await anOpenDay(app);
  await app.deps.db.updateTable("listings").set({ review_state: "in_review" }).where("id", "=", listing.id).execute();
  expect((await app.fetch(`/share-preview/provider/${listing.id}.png`)).status).toBe(404);
  expect(await (await app.fetch("/sitemap.xml")).text()).not.toContain(`id=${listing.id}<`);
});

test.for([
  ["site.png", 1200, 630],
  ["how-it-works.png", 1080, 1980],
] as const)("draws %s in either direction of reading", async ([name, wide, tall]) => {
  const app = await testApp();
  for (const query of ["", "?lang=en-XA"]) {
    const response = await app.fetch(`/share-preview/${name}${query}`);
    const { width, height } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([wide, tall]);
  }
});
