import { describe, expect, test } from "vitest";
import { Browser } from "#server/testing/browser.ts";
import { type ServedApp, servedApp } from "#server/testing/served-app.ts";
import { stubIssuer } from "#server/testing/stub-issuer.ts";
import { testApp } from "#server/testing/test-app.ts";

type Issuer = Awaited<ReturnType<typeof stubIssuer>>;

const setUp = async (adminEmails: string[] = []) => {
  const issuer = await stubIssuer();
  const app = await servedApp({ oidc: issuer.oidc, adminEmails });
  return { issuer, app, browser: new Browser() };
};

async function signInWith(issuer: Issuer, app: ServedApp, browser: Browser): Promise<string> {
  const start = await browser.visit(`${app.origin}/auth/sign-in?returnTo=/news`);
  const sentTo = start.headers.get("location") ?? "";
  if (sentTo.startsWith("/")) return sentTo;
  const { headers } = await browser.visit(issuer.consent(sentTo).href);
  return headers.get("location") ?? "";
}

const userOf = async (browser: Browser, { origin }: ServedApp) =>
  (await (await browser.visit(`${origin}/api/session`)).json()).user;

const now = () => Math.floor(Date.now() / 1000);

test("signs in with an external issuer and stores its issuer and subject", async () => {
  const { issuer, app, browser } = await setUp();
  expect(await signInWith(issuer, app, browser)).toBe("/news");
  expect(await userOf(browser, app)).toMatchObject({ email: "ada@test.example", firstName: "Ada", lastName: "" });
  const user = await app.deps.db.selectFrom("users").select(["issuer", "subject"]).executeTakeFirstOrThrow();
  expect(user).toEqual({ issuer: issuer.oidc.issuer, subject: "subject-1" });
});

test("the authorization request uses code flow, PKCE, state, nonce and our own redirect_uri", async () => {
  const { issuer, app } = await setUp();
  const { headers } = await app.fetch("http://evil.example/auth/sign-in");
  const sentTo = new URL(headers.get("location") ?? "");
  expect(sentTo.origin).toBe(issuer.oidc.issuer);
  expect(Object.fromEntries(sentTo.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    redirect_uri: `${app.origin}/auth/callback`,
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test("on HTTPS, cookies have the __Secure- or __Host- prefix and are Secure, HttpOnly and SameSite=Lax", async () => {
  const issuer = await stubIssuer();
  const origin = "https://kindred.example";
  const app = await testApp({
    settings: { oidc: issuer.oidc, publicUrl: origin, ownOrigins: [origin], isLoopback: false },
  });
  const start = await app.fetch(`${origin}/auth/sign-in`);
  const ticket = start.headers.getSetCookie()[0] ?? "";
  expect(ticket).toMatch(/^__Secure-sign-in=[^;]+; Max-Age=600; Path=\/auth; HttpOnly; Secure; SameSite=Lax$/);
  const callback = issuer.consent(start.headers.get("location") ?? "");
  expect(callback.origin).toBe(origin);
  const back = await app.fetch(callback.href, { headers: { cookie: ticket.split(";")[0] ?? "" } });
  expect(back.headers.getSetCookie().at(-1)).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

describe("refuses an ID token", () => {
  const badTokens = {
    "for another audience": { claims: { aud: "another-client" } },
    "from another issuer": { claims: { iss: "https://evil.example" } },
    "with the nonce of another sign-in": { claims: { nonce: "another" } },
    "without a nonce": { claims: { nonce: undefined } },
    "that expired longer ago than the allowed clock skew": { claims: { exp: now() - 90 } },
    "that is not valid yet": { claims: { nbf: now() + 600 } },
    "without a subject": { claims: { sub: undefined } },
    "signed with an unknown key": { forgesSignature: true },
    "without a signature": { unsigned: true },
  };
  test.for(Object.entries(badTokens))("%s", async ([, behaviour]) => {
    const { issuer, app, browser } = await setUp();
    issuer.behave(behaviour);
    expect(await signInWith(issuer, app, browser)).toBe("/sign-in-problem?reason=failed&returnTo=%2Fnews");
    expect(await userOf(browser, app)).toBeNull();
    expect(await app.deps.db.selectFrom("users").select("id").execute()).toEqual([]);
  });
});

test("accepts an ID token that expired 30 seconds ago (clock skew)", async () => {
  const { issuer, app, browser } = await setUp();
  issuer.behave({ claims: { iat: now() - 330, exp: now() - 30 } });
  expect(await signInWith(issuer, app, browser)).toBe("/news");
});

test("refuses an issuer whose name differs from OIDC_ISSUER", async () => {
  const { issuer, app, browser } = await setUp();
  issuer.behave({ name: "https://evil.example" });
  expect(await signInWith(issuer, app, browser)).toContain("reason=failed");
});

describe("issuer problems", () => {
  test("an unreachable issuer gives reason=unavailable, keeps existing sessions and is tried again", async () => {
    const { issuer, app, browser } = await setUp();
    await signInWith(issuer, app, browser);
    await issuer.stop();
    const late = await servedApp({ oidc: issuer.oidc });
    const newcomer = new Browser();
    const problem = "/sign-in-problem?reason=unavailable&returnTo=%2Fnews";
    expect(await signInWith(issuer, late, newcomer)).toBe(problem);
    // This app has cached the issuer's discovery document, so it fails one step later.
    expect(await signInWith(issuer, app, newcomer)).toBe(problem);
    expect(await userOf(browser, app)).not.toBeNull();
    await issuer.resume();
    expect(await signInWith(issuer, late, newcomer)).toBe("/news");
  });

  test("a failing token endpoint gives reason=unavailable", async () => {
    const { issuer, app, browser } = await setUp();
    issuer.behave({ tokenStatus: 503 });
    expect(await signInWith(issuer, app, browser)).toContain("reason=unavailable");
  });

  test("an issuer that does not respond gives reason=unavailable", async () => {
    const { issuer, app, browser } = await setUp();
    issuer.behave({ hangs: true });
    expect(await signInWith(issuer, app, browser)).toContain("reason=unavailable");
  });

  test("sign-in works after the issuer rotates its keys", async () => {
    const { issuer, app, browser } = await setUp();
    for (let round = 0; round < 3; round++) {
      expect(await signInWith(issuer, app, browser)).toBe("/news");
      issuer.rotateKey();
    }
  });

  test("an email that is missing in the ID token is read from the userinfo endpoint", async () => {
    const { issuer, app, browser } = await setUp();
    issuer.behave({ claims: { email: undefined }, userInfo: { email: "second@test.example" } });
    await signInWith(issuer, app, browser);
    expect(await userOf(browser, app)).toMatchObject({ email: "second@test.example" });
  });

  test("an issuer that returns no email gives reason=no_email", async () => {
    const { issuer, app, browser } = await setUp();
    issuer.behave({ claims: { email: undefined } });
    expect(await signInWith(issuer, app, browser)).toContain("reason=no_email");
  });

  test("names from the issuer are cleaned and shortened, and an unsafe picture URL is dropped", async () => {
    const { issuer, app, browser } = await setUp();
    const claims = { given_name: "A\0da\n", family_name: "x".repeat(500), picture: "javascript:alert(1)" };
    issuer.behave({ claims });
    await signInWith(issuer, app, browser);
    expect(await userOf(browser, app)).toMatchObject({ firstName: "Ada", lastName: "x".repeat(100), avatarUrl: null });
  });
});

test("refuses a replayed authorization code", async () => {
  const { issuer, app, browser } = await setUp();
  const start = await browser.visit(`${app.origin}/auth/sign-in`);
  const callback = issuer.consent(start.headers.get("location") ?? "");
  const ticket = browser.cookie("sign-in", app.origin) ?? "";
  await browser.visit(callback.href);
  const replayer = new Browser();
  replayer.plantCookie("sign-in", ticket, app.origin, "/auth");
  const { headers } = await replayer.visit(callback.href);
  expect(headers.get("location")).toContain("reason=failed");
  expect(await userOf(replayer, app)).toBeNull();
});

test.for([
  { verified: true, isModerator: true },
  { verified: false, isModerator: false },
  { verified: "true", isModerator: false },
  { verified: undefined, isModerator: false },
])("an ADMIN_EMAILS address is a moderator only when verified: $verified", async ({ verified, isModerator }) => {
  const { issuer, app, browser } = await setUp(["ada@test.example"]);
  issuer.behave({ claims: { email_verified: verified } });
  await signInWith(issuer, app, browser);
  expect(await userOf(browser, app)).toMatchObject({ isModerator });
});
