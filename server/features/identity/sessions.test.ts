import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { getSession } from "#contract/session.ts";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { moderator, signedIn } from "./gates.ts";

const whoIs = async (app: TestApp, headers: Record<string, string> = {}) =>
  (await app.call(getSession, {}, { headers })).body.user;

const callerWith = (token: string | null) =>
  ({
    requestId: "test",
    address: "203.0.113.7",
    isCounted: true,
    apiKey: null,
    locale: "en",
    chosenLocale: null,
    sessionToken: token,
  }) as const;

test("getSession returns no user without a cookie", async () => {
  const app = await testApp();
  expect((await app.call(getSession, {})).body).toEqual({ user: null });
});

test("getSession returns the signed-in user", async () => {
  const app = await testApp();
  const person = await signIn(app, { email: "amara@test.example", firstName: "Amara", lastName: "Okafor" });
  const { body, headers } = await app.call(getSession, {}, person);
  expect(body).toEqual({
    user: {
      id: person.userId,
      email: "amara@test.example",
      firstName: "Amara",
      lastName: "Okafor",
      avatarUrl: null,
      isEmailVerified: true,
      isModerator: false,
    },
    kindredProvider: null,
    formerHostName: null,
    hosts: [],
  });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("does not store the session token itself", async () => {
  const app = await testApp();
  const { token } = await signIn(app);
  const { rows } = await sql<{ row: string }>`select sessions::text as row from sessions`.execute(app.deps.db);
  expect(rows[0]?.row).not.toContain(token);
  expect(rows[0]?.row).not.toContain(Buffer.from(token, "base64url").toString("hex"));
});

test.for(["", "x", "'; drop table users; --", "a".repeat(43), "a".repeat(5000)])(
  "the session token %j is not accepted",
  async (token) => {
    const app = await testApp();
    expect(await whoIs(app, { cookie: `sid=${encodeURIComponent(token)}` })).toBeNull();
  },
);

describe("session expiry", () => {
  const ages = [
    { age: "idle for 11 hours", set: sql`last_seen_at = now() - interval '11 hours'`, isAlive: true },
    { age: "idle for 12 hours", set: sql`last_seen_at = now() - interval '12 hours 1 second'`, isAlive: false },
    { age: "in use for 7 days", set: sql`expires_at = now() - interval '1 second'`, isAlive: false },
  ];
  test.for(ages)("a session that was $age is valid: $isAlive", async ({ set, isAlive }) => {
    const app = await testApp();
    const person = await signIn(app);
    await sql`update sessions set ${set}`.execute(app.deps.db);
    expect((await whoIs(app, person.headers)) !== null).toBe(isAlive);
  });

  test("expires_at is seven days after created_at, even after a request", async () => {
    const app = await testApp();
    const person = await signIn(app);
    await whoIs(app, person.headers);
    const { rows } = await sql<{
      lives: string;
    }>`select (expires_at - created_at)::text as lives from sessions`.execute(app.deps.db);
    expect(rows[0]?.lives).toBe("7 days");
  });

  test("a session ends when the issuer of the installation changes", async () => {
    const app = await testApp();
    const person = await signIn(app);
    await sql`update users set issuer = 'https://elsewhere.example'`.execute(app.deps.db);
    expect(await whoIs(app, person.headers)).toBeNull();
  });
});

test("updates last_seen_at, but not on every request", async () => {
  const app = await testApp();
  const person = await signIn(app);
  const lastSeen = async () =>
    (await app.deps.db.selectFrom("sessions").select("last_seen_at").executeTakeFirstOrThrow()).last_seen_at.getTime();
  const first = await lastSeen();
  await whoIs(app, person.headers);
  expect(await lastSeen()).toBe(first);
  await sql`update sessions set last_seen_at = now() - interval '6 minutes'`.execute(app.deps.db);
  await whoIs(app, person.headers);
  expect(await lastSeen()).toBeGreaterThanOrEqual(first);
});

test("deletes expired sessions at the next sign-in", async () => {
  const app = await testApp();
  await signIn(app);
  await sql`update sessions set expires_at = now() - interval '1 day'`.execute(app.deps.db);
  const alive = await signIn(app);
  const rows = await app.deps.db.selectFrom("sessions").select("user_id").execute();
  expect(rows).toEqual([{ user_id: alive.userId }]);
});

test("signing in again updates the same user row with the issuer's new names", async () => {
  const app = await testApp();
  const before = await signIn(app, { email: "a@test.example", firstName: "Ada" });
  const after = await signIn(app, { email: "a@test.example", firstName: "Adaeze", lastName: "" });
  expect(after.userId).toBe(before.userId);
  expect(await whoIs(app, before.headers)).toMatchObject({ firstName: "Adaeze", lastName: "Borg" });
});

describe("gates", () => {
  const noRequest = { params: {}, query: {}, body: undefined };

  test("refuse a caller who is not signed in", async () => {
    const app = await testApp();
    await expect(signedIn.open(app.deps, callerWith(null), noRequest)).rejects.toMatchObject({ code: "not_signed_in" });
    await expect(moderator.open(app.deps, callerWith(null), noRequest)).rejects.toMatchObject({
      code: "not_signed_in",
    });
  });

  const cases = [
    { who: "the demo moderator", email: demoAccounts.moderator.email, adminEmails: [], passes: true },
    { who: "another person", email: "x@test.example", adminEmails: [], passes: false },
    {
      who: "an address in ADMIN_EMAILS",
      email: "Chief@Test.example",
      adminEmails: ["chief@test.example"],
      passes: true,
    },
    {
      who: "an unverified address in ADMIN_EMAILS",
      email: "chief@test.example",
      adminEmails: ["chief@test.example"],
      isEmailVerified: false,
      passes: false,
    },
    {
      who: "the demo moderator when ADMIN_EMAILS is set",
      email: demoAccounts.moderator.email,
      adminEmails: ["chief@test.example"],
      passes: false,
    },
  ];
  test.for(cases)("the moderator gate lets $who pass: $passes", async ({ passes, adminEmails, ...wanted }) => {
    const app = await testApp({ settings: { adminEmails } });
    const person = await signIn(app, wanted);
    const opened = moderator.open(app.deps, callerWith(person.token), noRequest);
    if (passes) await expect(opened).resolves.toMatchObject({ userId: person.userId, isModerator: true });
    else await expect(opened).rejects.toMatchObject({ code: "moderators_only" });
  });

  test("do not accept the demo moderator with a real issuer", async () => {
    const oidc = { issuer: "https://issuer.example", clientId: "a", clientSecret: "b" };
    const app = await testApp({ settings: { oidc } });
    const person = await signIn(app, { email: demoAccounts.moderator.email });
    await expect(moderator.open(app.deps, callerWith(person.token), noRequest)).rejects.toMatchObject({
      code: "moderators_only",
    });
  });
});
