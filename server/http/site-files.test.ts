import sharp from "sharp";
import { expect, test } from "vitest";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

test("the site map names every public page and every public listing", async () => {
  const app = await testApp();
  const { listing } = await anOpenDay(app);
  const response = await app.fetch("/sitemap.xml");
  expect(response.headers.get("content-type")).toContain("application/xml");
  const map = await response.text();
  const { publicUrl } = app.deps.settings;
  for (const path of ["/", "/aboutus", "/contact", "/privacy-policy", `/providerPage?id=${listing.id}`])
    expect(map).toContain(`<loc>${publicUrl}${path}</loc>`);
  expect(map).not.toMatch(/booking\/manage|kindred-providers</);
});

test("searchers are sent to the site map and kept from private links", async () => {
  const app = await testApp();
  const rules = await (await app.fetch("/robots.txt")).text();
  expect(rules).toContain(`Sitemap: ${app.deps.settings.publicUrl}/sitemap.xml`);
  for (const path of ["/api/", "/booking/manage/", "/delete-request/confirm/"]) expect(rules).toContain(path);
});

test("the manifest's icons are there, in the size it says", async () => {
  const app = await testApp();
  const manifest = (await (await app.fetch("/manifest.webmanifest")).json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe("Kindred");
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const icon = await sharp(new Uint8Array(await (await app.fetch(src)).arrayBuffer())).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
  expect((await app.fetch("/favicon.ico")).status).toBe(200);
});
