import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { withoutInvisible } from "#contract/parse/visible-text.ts";
import { refusalStatus } from "#contract/refusals.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { routes } from "./app.ts";
import { routeSamples } from "./testing/route-samples.ts";
import { signIn } from "./testing/sign-in.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

// Rules for every route, tested from the route table, so that new routes are included.
type Name = keyof typeof endpoints;
let app: TestApp;
let samples: Awaited<ReturnType<typeof routeSamples>>;
let stranger: TestHost;
let moderator: Awaited<ReturnType<typeof signIn>>;
const moderatorEmail = "chief@test.example";

beforeAll(async () => {
  app = await createTestApp({ settings: { adminEmails: [moderatorEmail] } });
  samples = await routeSamples(app);
  stranger = await aHost(app);
  moderator = await signIn(app, { email: moderatorEmail });
});
afterAll(() => app.close());

const names = Object.keys(endpoints) as Name[];
const writes = names.filter((name) => endpoints[name].method !== "GET");
const whoMay = (name: Name) => routes.find(({ endpoint }) => endpoint === endpoints[name])?.who ?? "";
/** Headers of someone who may make the sample call. */
const entitled = (name: Name) => (whoMay(name) === "a moderator" ? moderator.headers : samples.victim.headers);
const guarded = names.filter((name) => whoMay(name) !== "anyone");
const withBody = names.filter((name) => "body" in endpoints[name]);

function send(
  name: Name,
  options: { headers?: Record<string, string>; body?: BodyInit | null; changes?: object } = {},
) {
  const { method, path } = endpoints[name];
  const sample = samples[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(sample.params?.[key])));
  const query = new URLSearchParams(Object.entries(sample.query ?? {}).map(([key, value]) => [key, String(value)]));
  const body =
    options.body !== undefined
      ? options.body
      : sample.body
        ? JSON.stringify({ ...sample.body, ...options.changes })
        : null;
  const headers = { ...(body === null ? {} : { "content-type": "application/json" }), ...options.headers };
  return app.fetch(`/api${filled}?${query}`, { method, headers, ...(body === null ? {} : { body }) });
}

async function everything(): Promise<string> {
  const tables = [
    "hosts",
    "personal_details",
    "host_members",
    "host_invitations",
    "calendars",
    "listings",
    "listing_portfolio_images",
    "events",
    "service_items",
    "availability",
    "held_times",
    "bookings",
    "uploads",
    "decisions",
    "reports",
    "contact_messages",
    "blocked_phones",
  ];
  const parts = await Promise.all(
    tables.map((table) =>
      sql`select coalesce(json_agg(t order by t::text)::text, '') as rows from ${sql.table(table)} t`.execute(
        app.deps.db,
      ),
    ),
  );
  return JSON.stringify(parts.map(({ rows }) => rows));
}

describe("without a session a guarded route answers 401 and changes nothing", () => {
  test.for(guarded)("%s", async (name) => {
    const before = await everything();
    expect((await send(name)).status).toBe(401);
    expect(await everything()).toBe(before);
  });
});

/** Anyone may do these for themselves. The sample names the victim, which must have no effect. */
const ownThings: readonly Name[] = [
  "createListing",
  "createEvent",
  "startUpload",
  "registerProvider",
  "downloadOwnData",
];

describe("roles in the victim's host", () => {
  const ofHosts = guarded.filter((name) => /\bhost\b/.test(whoMay(name)));
  const needsOwner = ofHosts.filter((name) => whoMay(name).startsWith("an owner of"));
  const needsManager = ofHosts.filter((name) => whoMay(name).startsWith("an owner or manager"));

  /** Somebody with this role in the victim's host, or who had it until a moment ago. */
  async function member(role: "manager" | "staff", { isRemoved = false } = {}) {
    const person = await signIn(app);
    const row = { host_id: samples.victim.hostId, user_id: person.userId };
    await app.deps.db
      .insertInto("host_members")
      .values({ ...row, role })
      .execute();
    if (isRemoved) await app.deps.db.deleteFrom("host_members").where("user_id", "=", person.userId).execute();
    return person.headers;
  }

  async function expectRefusal(name: Name, headers: Record<string, string>, code: string): Promise<void> {
    const before = await everything();
    const response = await send(name, { headers });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, code]);
    expect(await everything()).toBe(before);
  }

  test("every route of a host names a role", () => {
    expect(ofHosts.length).toBeGreaterThan(30);
    expect(needsOwner.length + needsManager.length).toBeGreaterThan(20);
  });

  test.for(needsOwner)("%s is refused to a manager", async (name) => {
    await expectRefusal(name, await member("manager"), "role_required");
  });

  test.for([...needsOwner, ...needsManager])("%s is refused to staff", async (name) => {
    await expectRefusal(name, await member("staff"), "role_required");
  });

  test.for(ofHosts)("%s is refused to a removed member", async (name) => {
    await expectRefusal(name, await member("staff", { isRemoved: true }), "provider_account_required");
  });
});

describe("GET without cacheSeconds is answered with cache-control no-store", () => {
  const reads = names.filter((name) => endpoints[name].method === "GET" && !("cacheSeconds" in endpoints[name]));
  test.for(reads)("%s", async (name) => {
    for (const headers of [entitled(name), stranger.headers, {}]) {
      const response = await send(name, { headers });
      expect(response.headers.get("cache-control"), String(response.status)).toBe("no-store");
      await response.body?.cancel();
    }
  });
});

describe("another provider gets no private data and changes nothing", () => {
  test.for(guarded.filter((name) => !ownThings.includes(name)))("%s by another provider", async (name) => {
    const before = await everything();
    const response = await send(name, { headers: stranger.headers });
    expect([403, 404]).toContain(response.status);
    const words = await response.text();
    for (const secret of ["Maria", "+35699112233", "maria@test.example", samples.victim.email, "1990-05-17"])
      expect(words).not.toContain(secret);
    expect(await everything()).toBe(before);
  });

  test.for(["readProviders", "readEvents"] as const)("%s by the victim's user id", async (name) => {
    expect((await send(name, { headers: stranger.headers })).status).toBe(403);
    expect((await send(name)).status).toBe(401);
  });

  test("a new listing or event belongs to its creator, whatever the body says", async () => {
    const image = await anImage(app, stranger.userId);
    for (const [name, changes] of [
      [
        "createListing",
        { profileImageUrl: image, userId: samples.victim.userId, status: "published", isCommunityFavorite: true },
      ],
      [
        "createEvent",
        { image_url: image, user_id: samples.victim.userId, organizer_id: samples.victim.hostId, is_featured: true },
      ],
    ] as const) {
      const response = await send(name, { headers: stranger.headers, changes });
      expect(response.status).toBe(201);
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      expect(data.user_id).toBe(stranger.userId);
      expect(data.is_featured ?? data.is_community_favorite).toBe(false);
    }
    expect((await send("createListing", { headers: stranger.headers })).status).toBe(400);
  });
});

describe("a write from another site is refused", () => {
  test.for(writes)("%s", async (name) => {
    const before = await everything();
    for (const foreign of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ] as Record<string, string>[]) {
      expect((await send(name, { headers: { ...entitled(name), ...foreign } })).status).toBe(403);
    }
    expect(await everything()).toBe(before);
  });
});

describe("a request body that cannot be read is refused", () => {
  const cases: [string, Record<string, string>, BodyInit, number][] = [
    ["form data", { "content-type": "application/x-www-form-urlencoded" }, "a=1", 415],
    ["plain text", { "content-type": "text/plain" }, "{}", 415],
    ["truncated JSON", {}, '{"name":', 400],
    ["NUL", {}, '{"name":"a\\u0000b"}', 400],
    ["a lone surrogate", {}, '{"name":"\\ud800"}', 400],
    ["not UTF-8", {}, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
    ["too large", {}, JSON.stringify({ name: "a".repeat(70_000) }), 413],
    ["an array", {}, "[]", 400],
  ];
  test.for(withBody.flatMap((name) => cases.map((one) => [name, ...one] as const)))(
    "%s: %s",
    async ([name, , headers, body, status]) => {
      const response = await send(name, { headers: { ...entitled(name), ...headers }, body });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false, requestId: expect.any(String) });
    },
  );
});

describe("an unsupported hostCountry gives 400 for writes and no results for reads", () => {
  test.for([
    "listSubcategories",
    "readListing",
    "listOwnListings",
    "createListing",
    "updateListing",
    "deleteListing",
    "readEvents",
    "createEvent",
    "updateEvent",
    "deleteEvent",
    "readProviders",
    "registerProvider",
  ] as const)("%s with another host country", async (name) => {
    const before = samples[name].query;
    samples[name].query = { ...before, hostCountry: "IT" };
    const response = await send(name, { headers: samples.victim.headers });
    samples[name].query = before as never;
    const body = await response.json();
    if (endpoints[name].method !== "GET")
      expect([response.status, (body as { code: string }).code]).toEqual([400, "unsupported_country"]);
    else expect(response.status === 404 || (response.status === 200 && JSON.stringify(body) === "[]")).toBe(true);
  });
});

const hostile = [
  "'; drop table listings; --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "$\u007b7*7}{{7*7}}",
  "javascript:alert(1)",
  "../../../etc/passwd",
  "%00%0d%0a",
  "\r\nBcc: all@example.com",
  "a\tb",
  "\u202Etxt.exe",
  "\u200B\u200D\uFEFF",
  "👩🏽‍🦱👨‍👩‍👧‍👦",
  "مرحبا بالعالم",
  "Ħaż-Żabbar ġċ",
  "e\u0301 a\u030A",
  "NaN",
  "null",
  "=cmd|' /C calc'!A0",
  "\u0007\u001b[31m",
  "x".repeat(5000),
];

describe("hostile text causes no 5xx and is either stored as sent or refused", () => {
  const fields = withBody.flatMap((name) => [[name]] as const);
  test.for(fields)("%s", { timeout: 60_000 }, async ([name]) => {
    const body = samples[name].body ?? {};
    const texts = Object.entries(body).filter(([, value]) => typeof value === "string");
    for (const [field] of texts) {
      for (const text of hostile) {
        const response = await send(name, { headers: entitled(name), changes: { [field]: text } });
        expect([field, text, response.status < 500]).toEqual([field, text, true]);
        const answer = (await response.json()) as { code?: keyof typeof refusalStatus; data?: Record<string, unknown> };
        if (response.ok) expectKept(answer.data ?? {}, field, text);
        else expect(refusalStatus[answer.code as keyof typeof refusalStatus]).toBe(response.status);
      }
    }
  });
});

/** Accepted text must be stored as sent: trimmed, NFC, without useless invisible characters. */
function expectKept(data: Record<string, unknown>, field: string, text: string): void {
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const stored = data[field] ?? data[snake];
  if (typeof stored !== "string" || /(phone|link|url|date|time|email)/i.test(field)) return;
  expect(stored).toBe(withoutInvisible(text).normalize("NFC").trim());
}
