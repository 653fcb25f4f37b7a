import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { Replica } from "#server/db/replica.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { open } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { createSharedPages } from "./shared-pages.ts";

const localhost = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

test("metrics count requests by route, without ids or secrets", async () => {
  const { app } = await testApp();
  await app.request("/api/bookings/links/very-secret-token", {}, localhost);
  await app.request("/api/search?q=braids", {}, localhost);
  const text = await (await app.request("/metrics", {}, localhost)).text();
  expect(text).toContain('kindred_requests_total{method="GET",route="/api/search",status="200"} 1');
  expect(text).not.toContain("very-secret-token");
  expect(text).not.toContain("braids");
});

test("metrics count answers from memory like all others", async () => {
  const app = await testApp({ keepsAnswers: true });
  const host = await aHost(app);
  const path = `/api/providerCalendar/slots?kindredProviderId=${host.hostId}&startTime=${openDay}T00:00:00Z&endTime=${openDay}T23:00:00Z`;
  let acquired = 0;
  app.deps.db.pool.on("acquire", () => void acquired++);
  let asked = 0;
  const connectionsForOne = async () => {
    const before = acquired;
    asked++;
    expect((await app.app.request(path, {}, localhost)).status).toBe(200);
    return acquired - before;
  };
  await expect.poll(connectionsForOne, { interval: 1, timeout: 5_000 }).toBe(0);
  const text = await (await app.app.request("/metrics", {}, localhost)).text();
  expect(text).toContain(`route="/api/providerCalendar/slots",status="200"} ${asked}`);
});

test("metrics count pages from memory, which never reach the app", async () => {
  const { deps } = await testApp();
  const sharedPages = createSharedPages(deps.settings, deps.notifications, deps.clock);
  const app = createApp(deps, { sharedPages });
  const server = createServer((request, response) => {
    if (!sharedPages.answer(request, response)) response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/explore`;
  // Pages are kept as soon as the process hears notifications, and not across a full minute.
  const request = { method: "GET", url: "/explore", cookie: "", acceptLanguage: "en", userAgent: "node" };
  const read = async () => {
    const rendering = await sharedPages.begin(request, { address: "203.0.113.7", isCounted: false });
    if (rendering && "keep" in rendering) {
      rendering.keep({ status: 200, html: "<p>", headers: {}, forMs: 60_000, topics: new Set(), onVisit: [] });
      rendering.end();
    }
    return fetch(address, { headers: { "accept-language": "en", "user-agent": "node" } });
  };
  await expect.poll(async () => (await read()).status, { timeout: 5_000 }).toBe(200);
  const text = await (await app.request("/metrics", {}, localhost)).text();
  expect(text).toContain('kindred_requests_total{method="GET",route="page",status="200"} 1');
  expect(text).toContain('kindred_request_seconds_count{method="GET",route="page"} 1');
});

test("metrics tell bookings that were made from those that somebody else was faster for", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const place = { host, item: await anItem(app, host, id, { durationMinutes: 60 }) };
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  await book(app, place, `${openDay} 10:00`);
  await book(app, place, `${openDay} 10:00`);
  const text = await (await app.app.request("/metrics", {}, localhost)).text();
  expect(text).toContain('kindred_bookings_total{outcome="won"} 1');
  expect(text).toContain('kindred_bookings_total{outcome="lost"} 1');
});

test("only the local machine may read metrics, and not through a proxy", async () => {
  const { app } = await testApp();
  const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.request("/metrics", { headers }, { incoming: { socket: { remoteAddress } } })).status;
  expect(await status("127.0.0.1")).toBe(200);
  expect(await status("::1")).toBe(200);
  expect(await status("203.0.113.7")).toBe(404);
  expect(await status("127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(404);
});

test("with a token, whoever has it may read metrics", async () => {
  const { app } = await testApp({ settings: { metricsToken: "a-long-enough-token" } });
  const status = async (authorization: string) =>
    (await app.request("/metrics", { headers: { authorization } }, localhost)).status;
  expect(await status("Bearer a-long-enough-token")).toBe(200);
  expect(await status("Bearer another-long-token!")).toBe(404);
  expect(await status("")).toBe(404);
});

test("every metric of the dashboard and the alert rules exists", async () => {
  const { deps } = await testApp();
  const replica: Replica = {
    read: (_read, work) => work(deps.db),
    position: async () => "0/0",
    hasPrimary: () => true,
    lagMs: () => 0,
    reads: { replica: 0, primary: 0 },
    stop: async () => undefined,
  };
  const sharedPages = createSharedPages(deps.settings, deps.notifications, deps.clock);
  const app = createApp({ ...deps, replica }, { sharedPages });
  await app.request("/healthz", {}, localhost);
  const text = await (await app.request("/metrics", {}, localhost)).text();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const folder = join(import.meta.dirname, "..", "..", "operations");
  for (const file of ["dashboard.json", "alerts.yaml"]) {
    const named = readFileSync(join(folder, file), "utf8").match(/\b(kindred|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    const missing = named.filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, "")));
    expect(missing, file).toEqual([]);
  }
});
