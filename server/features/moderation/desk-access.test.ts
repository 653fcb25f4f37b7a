import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { routeSamples } from "#server/testing/route-samples.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

// The endpoints are selected by path, so that new ones are tested, too.
const desk = Object.entries(endpoints)
  .filter(([, { path }]) => path.startsWith("/moderation") || path === "/outbox")
  .map(([name]) => name as keyof typeof endpoints);
const email = "chief@test.example";
const unverifiedEmail = "unverified@test.example";

let app: TestApp;
let samples: Awaited<ReturnType<typeof routeSamples>>;
let stranger: TestHost;
let chief: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  app = await createTestApp({ settings: { adminEmails: [email, unverifiedEmail], demo: true } });
  samples = await routeSamples(app);
  stranger = await aHost(app);
  chief = await signIn(app, { email });
});
afterAll(() => app.close());

async function send(name: keyof typeof endpoints, headers: Record<string, string>) {
  const { method, path } = endpoints[name];
  const { params, query, body } = samples[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key]));
  const response = await app.fetch(`/api${filled}?${new URLSearchParams(query as Record<string, string>)}`, {
    method,
    headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, cache: response.headers.get("cache-control"), body: await response.json() };
}

test("the moderation desk has routes to test", () => expect(desk.length).toBeGreaterThan(12));

describe("a caller who is not a moderator is refused and gets no data", () => {
  test.for(desk)("%s", async (name) => {
    const leaked = { success: false, message: expect.any(String), requestId: expect.any(String) };
    const out = await send(name, {});
    expect([out.status, out.body]).toEqual([401, { ...leaked, code: "not_signed_in" }]);
    const unverified = await signIn(app, { email: unverifiedEmail, isEmailVerified: false });
    for (const other of [stranger, samples.victim, unverified]) {
      const { status, body } = await send(name, other.headers);
      expect([status, body]).toEqual([403, { ...leaked, code: "moderators_only" }]);
    }
  });
});

describe("requests from other sites are refused for a moderator", () => {
  test.for(desk.filter((name) => endpoints[name].method !== "GET"))("%s", async (name) => {
    for (const [header, value] of [
      ["origin", "https://evil.example"],
      ["sec-fetch-site", "cross-site"],
    ] as const) {
      expect((await send(name, { ...chief.headers, [header]: value })).body).toMatchObject({ code: "foreign_origin" });
    }
    expect(await app.deps.db.selectFrom("decisions").selectAll().execute()).toEqual([]);
  });
});

describe("a moderator can read every queue, with cache-control no-store", () => {
  test.for(desk.filter((name) => endpoints[name].method === "GET"))("%s", async (name) => {
    const { status, cache } = await send(name, chief.headers);
    expect([status, cache]).toEqual([200, "no-store"]);
  });
});
