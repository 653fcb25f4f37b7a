import { Hono } from "hono";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fillDemoSlates } from "#demo/fill/slates.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import type { App } from "#server/http/hono-app.ts";
import { readSiteMap } from "#server/testing/site-map.ts";
import { testApp } from "#server/testing/test-app.ts";
import { refusalAnswer } from "./refusal-answer.ts";
import { mountSiteFiles } from "./site-files.ts";

test("sitemap.xml names a file for each kind: pages, places, listings and slates, but no private pages", async () => {
  const app = await testApp();
  const { listing } = await anOpenDay(app);
  await fillDemoSlates(app.deps.db, new Date());
  const { id } = await app.deps.db.selectFrom("slates").select("id").limit(1).executeTakeFirstOrThrow();
  const response = await app.fetch("/sitemap.xml");
  expect(response.headers.get("content-type")).toContain("application/xml");
  const { publicUrl } = app.deps.settings;
  const files = [...(await response.text()).matchAll(/<sitemap><loc>([^<]+)</g)].map(([, address]) => String(address));
  expect(files).toEqual(["pages", "places", "listings", "slates"].map((name) => `${publicUrl}/sitemaps/${name}-1.xml`));
  const map = await readSiteMap(app);
  for (const path of [
    "/",
    "/aboutus",
    "/contact",
    "/privacy-policy",
    "/communities/caribbean",
    "/communities/sub-saharan-africa/beauty-and-fashion",
    `/providerPage?id=${listing.id}`,
    `/slates/${id}`,
  ])
    expect(map).toContain(`<loc>${publicUrl}${path}</loc>`);
  expect(map).not.toMatch(/booking\/manage|kindred-providers</);
});

test("a kind with more than 10,000 addresses has several files, and other files are not found", async () => {
  const { deps } = await testApp();
  const app: App = new Hono();
  const paths = async () => Array.from({ length: 10_001 }, (_, n) => `/whats-on/${n + 1}`);
  mountSiteFiles(app, deps, [{ name: "events", paths }]);
  app.onError((error, c) => refusalAnswer(deps, c, error));
  const read = async (path: string) => (await app.request(path)).text();
  expect(await read("/sitemap.xml")).toContain("/sitemaps/events-2.xml</loc>");
  expect((await read("/sitemaps/events-1.xml")).match(/<url>/g)).toHaveLength(10_000);
  expect((await read("/sitemaps/events-2.xml")).match(/<loc>[^<]+/g)).toEqual([
    `<loc>${deps.settings.publicUrl}/whats-on/10001`,
  ]);
  for (const name of ["events-3", "other-1"]) expect((await app.request(`/sitemaps/${name}.xml`)).status).toBe(404);
});

test("robots.txt names the sitemap and the private paths", async () => {
  const app = await testApp();
  const rules = await (await app.fetch("/robots.txt")).text();
  expect(rules).toContain(`Sitemap: ${app.deps.settings.publicUrl}/sitemap.xml`);
  for (const path of ["/api/", "/booking/manage/", "/delete-request/confirm/", "/invitations/"])
    expect(rules).toContain(path);
});

test("security.txt has a contact, an expiry date and its canonical URL", async () => {
  const now = new Date();
  const app = await testApp({ now, settings: { publicUrl: "https://kindred.example" } });
  const answer = await app.fetch("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
  const fields = (await answer.text()).trimEnd().split("\n");
  expect(fields).toContain(`Contact: mailto:${app.deps.settings.operator.email}`);
  expect(fields).toContain("Canonical: https://kindred.example/.well-known/security.txt");
  expect(fields).toContain("Preferred-Languages: en");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(fields.join("\n")) ?? [];
  const daysAhead = (Date.parse(expires) - now.getTime()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(30);
  expect(daysAhead).toBeLessThan(365);
});

test("the icons of the manifest exist in the stated sizes", async () => {
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
