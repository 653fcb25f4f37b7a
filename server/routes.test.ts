import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { withoutInvisible } from "#contract/parse/visible-text.ts";
import { type RefusalCode, refusalStatus } from "#contract/refusals.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { routes } from "./app.ts";
import { refusalsOf } from "./http/openapi.ts";
import { routeSamples } from "./testing/route-samples.ts";
import { signIn } from "./testing/sign-in.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

// These rules hold for every route. The tests use the route table, so that new routes are included.
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
  "registrations",
  "uploads",
  "decisions",
  "reports",
  "contact_messages",
  "blocked_phones",
  "customer_notes",
];

/** Hundreds of tests call this, so it is one query that leaves the rows in the database. */
async function everything(): Promise<string> {
  const parts = tables.map(
    (table) => sql`select md5(coalesce(string_agg(t::text, '\n' order by t::text), '')) from ${sql.table(table)} t`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(app.deps.db);
  return JSON.stringify(rows);
}

describe("without a session a guarded route answers 401 and changes nothing", () => {
  test.for(guarded)("%s", async (name) => {
    const before = await everything();
    expect((await send(name)).status).toBe(401);
    expect(await everything()).toBe(before);
  });
});

/** Anyone may do these things for themselves. The sample names the victim, which must have no effect. */
const ownThings: readonly Name[] = [
  "createListing",
  "createEvent",
  "startUpload",
  "registerProvider",
  "downloadOwnData",
  "saveDevice",
  "listDevices",
];

test("every route is in the list of endpoints, with a gate that these tests know", () => {
  expect(new Set(routes.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.values(endpoints)));
  const gates = ["anyone", "a signed-in person", "a moderator", ...Object.keys(rolesBehind)];
  expect(routes.filter(({ who }) => !gates.includes(who))).toEqual([]);
});

type Role = "owner" | "manager" | "staff";

const rolesBehind: Readonly<Record<string, readonly Role[]>> = {
  "a member of a host": ["owner", "manager", "staff"],
  "an owner or manager of a host": ["owner", "manager"],
  "a member of a host that is not suspended": ["owner", "manager", "staff"],
  "an owner or manager of a host that is not suspended": ["owner", "manager"],
  "an owner of a host that is not suspended": ["owner"],
};

describe("roles in the victim's host", () => {
  const ofHosts = names.filter((name) => whoMay(name) in rolesBehind);
  const isAllowed = (name: Name, role: Role) => rolesBehind[whoMay(name)]?.includes(role) === true;
  const cases = ofHosts.flatMap((name) =>
    (["owner", "manager", "staff"] as const).map((role) => [name, role] as const),
  );

  async function member(role: Role) {
    const person = await signIn(app);
    const row = { host_id: samples.victim.hostId, user_id: person.userId, role };
    await app.deps.db.insertInto("host_members").values(row).execute();
    return person;
  }

  const removeMember = (userId: number) =>
    app.deps.db.deleteFrom("host_members").where("user_id", "=", userId).execute();

  const outsiders = {
    "a removed member": async () => {
      const person = await member("owner");
      await removeMember(person.userId);
      return person;
    },
    "somebody whose invitation has expired": async () => {
      const person = await signIn(app);
      const invitation = { host_id: samples.victim.hostId, id: randomUUID(), role: "owner" as const };
      const rest = { has_calendar: true, expires_at: new Date(0), calendar_id: null, invited_by: null };
      await app.deps.db
        .insertInto("host_invitations")
        .values({ ...invitation, ...rest, email: person.email, accepted_at: null, revoked_at: null })
        .execute();
      return person;
    },
    "a moderator": async () => moderator,
  };

  async function expectRefusal(name: Name, headers: Record<string, string>, code: RefusalCode): Promise<void> {
    const before = await everything();
    const response = await send(name, { headers });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, code]);
    expect(refusalsOf(endpoints[name])).toContain(code);
    expect(await everything()).toBe(before);
  }

  test("most routes of a host are refused to some role", () => {
    expect(ofHosts.length).toBeGreaterThan(30);
    expect(cases.filter(([name, role]) => !isAllowed(name, role)).length).toBeGreaterThan(20);
  });

  test.for(cases.filter((one) => !isAllowed(...one)))("%s is refused to %s", async ([name, role]) => {
    await expectRefusal(name, (await member(role)).headers, "role_required");
  });

  test.for(cases.filter((one) => isAllowed(...one)))("%s lets %s in", async ([name, role]) => {
    const { headers, userId } = await member(role);
    // A wrong origin stops a write after the gate, so that nothing changes.
    const response = await send(name, { headers: { ...headers, origin: "https://evil.example" } });
    const isRead = endpoints[name].method === "GET";
    if (isRead) expect([401, 403]).not.toContain(response.status);
    else expect(await response.json()).toMatchObject({ code: "foreign_origin" });
    if (isRead) await response.body?.cancel();
    await removeMember(userId);
  });

  test.for(Object.entries(outsiders).flatMap(([who, find]) => ofHosts.map((name) => [name, who, find] as const)))(
    "%s is refused to %s",
    async ([name, , find]) => {
      await expectRefusal(name, (await find()).headers, "provider_account_required");
    },
  );

  test.for(ofHosts.filter((name) => whoMay(name).endsWith("not suspended")))(
    "%s is refused in a suspended host",
    async (name) => {
      const { headers, userId } = await member("owner");
      const suspend = (suspended_at: Date | null) =>
        app.deps.db.updateTable("hosts").set({ suspended_at }).where("id", "=", samples.victim.hostId).execute();
      await suspend(new Date(0));
      await expectRefusal(name, headers, "account_suspended");
      await suspend(null);
      await removeMember(userId);
    },
  );
});

describe("a route that needs a session or a moderator lists these refusals", () => {
  test.for(guarded)("%s", (name) => {
    expect(refusalsOf(endpoints[name])).toContain("not_signed_in");
    if (whoMay(name) === "a moderator") expect(refusalsOf(endpoints[name])).toContain("moderators_only");
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

  test.for(withBody)("%s: too large", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const body = JSON.stringify({ name: "a".repeat(endpoint.maxBodyBytes ?? 64 * 1024) });
    const response = await send(name, { headers: entitled(name), body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, requestId: expect.any(String) });
  });
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
  test.for(withBody)("%s", { timeout: 60_000 }, async (name) => {
    const body: Record<string, unknown> = samples[name].body ?? {};
    const fields = Object.keys(body).filter((field) => typeof body[field] === "string");
    const free: string[] = [];
    for (const field of fields) if (await isKept(name, [field], "Any words")) free.push(field);
    for (const text of hostile) {
      // One refused field hides the others, so each is then sent alone.
      const areAllKept = free.length > 0 && (await isKept(name, free, text));
      for (const field of fields) if (!areAllKept || !free.includes(field)) await isKept(name, [field], text);
    }
  });
});

/** Sends the text in these fields. Returns false if it was refused. */
async function isKept(name: Name, fields: readonly string[], text: string): Promise<boolean> {
  const changes = Object.fromEntries(fields.map((field) => [field, text]));
  const response = await send(name, { headers: entitled(name), changes });
  expect([fields, text, response.status < 500]).toEqual([fields, text, true]);
  const answer = (await response.json()) as { code?: keyof typeof refusalStatus; data?: Record<string, unknown> };
  if (!response.ok) expect(refusalStatus[answer.code as keyof typeof refusalStatus]).toBe(response.status);
  else {
    for (const field of fields) expectKept(answer.data ?? {}, field, text);
    if (name === "createListing") await removeCreated("listings", answer.data);
    if (name === "createEvent") await removeCreated("events", answer.data);
  }
  return response.ok;
}

/** Each change of a host is slower with every listing and event that it has. */
async function removeCreated(table: "listings" | "events", data: Record<string, unknown> = {}): Promise<void> {
  const removed = await app.deps.db
    .updateTable(table)
    .set({ deleted_at: new Date() })
    .where("id", "=", Number(data.id))
    .executeTakeFirstOrThrow();
  expect(removed.numUpdatedRows).toBe(1n);
}

/** Accepted text must be stored as sent, but trimmed, in NFC and without useless invisible characters. */
function expectKept(data: Record<string, unknown>, field: string, text: string): void {
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const stored = data[field] ?? data[snake];
  if (typeof stored !== "string" || /(phone|link|url|date|time|email)/i.test(field)) return;
  expect(stored).toBe(withoutInvisible(text).normalize("NFC").trim());
}
