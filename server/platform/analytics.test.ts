import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AnalyticsSettings } from "#server/env.ts";
import { testApp } from "#server/testing/test-app.ts";
import { createAnalytics } from "./analytics.ts";
import { createLog } from "./log.ts";

const log = createLog("silent");
const local = { measurementId: "G-LOCAL", config: null, scriptUrl: "https://count.example/script.js" };

async function configService(answers: readonly { status: number; body?: string }[]) {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(request.headers["x-goog-api-key"] as string | undefined);
    response.writeHead(answer?.status ?? 500, { "content-type": "application/json" }).end(answer?.body ?? "{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/config`;
  return { seen, settings: { ...local, config: { url, apiKey: "key" } } satisfies AnalyticsSettings };
}

const good = { status: 200, body: '{"measurementId":"G-FETCHED"}' };

test("the config service is called with its API key and retried with growing delays while busy", async () => {
  const { seen, settings } = await configService([429, 500, 503, 504].map((status) => ({ status })).concat(good));
  const waits: number[] = [];
  const analytics = createAnalytics(settings, log, async (ms) => void waits.push(ms));
  expect(seen).toEqual([]);
  expect(analytics.measurementId()).toBe("G-LOCAL");
  await expect.poll(() => analytics.measurementId()).toBe("G-FETCHED");
  expect(waits).toEqual([1000, 2000, 4000, 8000]);
  expect(seen).toEqual(["key", "key", "key", "key", "key"]);
});

test.for([
  ["status 403", [{ status: 403 }]],
  ["a response without an id", [{ status: 200, body: "{}" }]],
  ["a response with an invalid id", [{ status: 200, body: '{"measurementId":"\\"><script>"}' }]],
  ["a response that is not JSON", [{ status: 200, body: "<html>" }]],
] as const)("uses the configured id after %s and does not call the service again", async ([, answers]) => {
  const { seen, settings } = await configService(answers);
  const analytics = createAnalytics(settings, log, async () => {});
  analytics.measurementId();
  await expect.poll(() => seen.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(analytics.measurementId()).toBe("G-LOCAL");
  expect(seen).toHaveLength(1);
});

test("waits 60 seconds for the configuration, then uses the configured id", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/config`;
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  onTestFinished(() => timeout.mockRestore());
  const warnings: unknown[] = [];
  const listening = { warn: (...words: unknown[]) => warnings.push(words) } as never;
  const analytics = createAnalytics({ ...local, config: { url, apiKey: "key" } }, listening, async () => {});
  analytics.measurementId();
  expect(timeout).toHaveBeenCalledWith(60_000);
  expect(warnings).toEqual([]);
  over.abort();
  await expect.poll(() => warnings.length).toBe(1);
  expect(analytics.measurementId()).toBe("G-LOCAL");
});

test("the CSP allows the analytics host only for a visitor who has accepted", async () => {
  const app = await testApp({ settings: { analytics: local } });
  const policyFor = async (cookie: string) =>
    (await app.fetch("/healthz", { headers: { cookie } })).headers.get("content-security-policy");
  expect(await policyFor("consent=accepted.1")).toContain("https://count.example");
  for (const cookie of ["", "consent=rejected.1", "consent=accepted.0", "consent=accepted"])
    expect(await policyFor(cookie)).not.toContain("count.example");
});

test("without analytics settings the CSP allows no external host, whatever the cookie", async () => {
  const app = await testApp();
  const response = await app.fetch("/healthz", { headers: { cookie: "consent=accepted.1" } });
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("connect-src 'self' http://localhost:3000 http://127.0.0.1:3000;");
  expect(policy).not.toMatch(/https:|unsafe-|\[::1\]/);
});
