import sharp from "sharp";
import { expect, test } from "vitest";
import { fillDemoSlates } from "#demo/fill/slates.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

test("sitemap.xml lists public pages, listings and slates, but no private pages", async () => {
  const app = await testApp();
  const { listing } = await anOpenDay(app);
  await fillDemoSlates(app.deps.db, new Date());
  const { id } = await app.deps.db.selectFrom("slates").select("id").limit(1).executeTakeFirstOrThrow();
  const response = await app.fetch("/sitemap.xml");
  expect(response.headers.get("content-type")).toContain("application/xml");
  const map = await response.text();
  const { publicUrl } = app.deps.settings;
  for (const path of [
    "/",
    "/aboutus",
    "/contact",
    "/privacy-policy",
    `/providerPage?id=${listing.id}`,
    `/slates/${id}`,
  ])
    expect(map).toContain(`<loc>${publicUrl}${path}</loc>`);
  expect(map).not.toMatch(/booking\/manage|kindred-providers</);
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
