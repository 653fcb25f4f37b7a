import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isFramedPage } from "#contract/lists/framed-pages.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

test("the script of the Book button has at most 5 KB, sets no cookie and may be loaded by every site", async () => {
  const app = await testApp();
  const listing = await aListing(app, await aHost(app), { name: 'A "</script>" salon' });
  const answer = await app.fetch(`/embed/${listing.id}.js`, { headers: { cookie: "lang=en" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(answer.headers.get("set-cookie")).toBeNull();
  const code = await answer.text();
  expect(gzipSync(code).length).toBeLessThanOrEqual(5 * 1024);
  expect(code).toContain(`"listingId":${listing.id}`);
  expect(code).not.toMatch(/innerHTML|eval\(|setAttribute\("style/);
});

test("the dialog of the Book button is in the visitor's language, whatever that of the site is", async () => {
  const app = await testApp();
  const translations = { ar: { name: "ضفائر أمارا", description: "بموعد مسبق" } };
  const listing = await aListing(app, await aHost(app), { translations });
  const answer = await app.fetch(`/embed/${listing.id}.js`, { headers: { "accept-language": "ar" } });
  const code = await answer.text();
  expect(code).toContain('"language":"ar","direction":"rtl"');
  expect(code).toMatch(/"title":"[^"]*ضفائر أمارا/);
});

test("a listing that nobody may see has no script", async () => {
  const app = await testApp();
  expect((await app.fetch("/embed/999999.js")).status).toBe(404);
});

test.for([
  ["/embed/booking", true],
  ["/embed/booking.data", true],
  ["/embed/booking/select-time", true],
  ["/embed/booking/wait", true],
  ["/embed/booking/review.data", true],
  ["/embed/booking/confirmed/abc", true],
  ["/embed/booking/waiting/abc", true],
  ["/embed/booking/manage/abc", false],
  ["/embed/booking/confirmed/abc/more", false],
  ["/embed/kindred-providers", false],
  ["/embed/1.js", false],
  ["/embed", false],
  ["/booking", false],
  ["/x/embed/booking", false],
] as const)("whether other sites may frame %s: %s", async ([path, isAllowed]) => {
  expect(isFramedPage(path)).toBe(isAllowed);
  const app = await testApp();
  const { headers } = await app.fetch(path);
  expect(headers.get("x-frame-options")).toBe(isAllowed ? null : "DENY");
  expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${isAllowed ? "*" : "'none'"}`);
});
