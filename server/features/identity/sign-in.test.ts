import { describe, expect, test } from "vitest";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import { limitFigures } from "#server/platform/limit-defaults.ts";
import { Browser } from "#server/testing/browser.ts";
import { type ServedApp, servedApp } from "#server/testing/served-app.ts";
import { comeToCallback, signInThroughIssuer } from "#server/testing/sign-in-flow.ts";

const sessionOf = async (browser: Browser, origin: string) =>
  (await (await browser.visit(`${origin}/api/session`)).json()).user;
const countSessions = async ({ deps }: ServedApp) =>
  (await deps.db.selectFrom("sessions").select("token_hash").execute()).length;

describe("sign-in through the local issuer", () => {
  test("signs in and redirects to returnTo", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const returnTo = "/kindred-providers?tab=Eventi%20ta%C4%A7%C4%A7na#list";
    expect(await signInThroughIssuer(browser, app.origin, { returnTo })).toBe(returnTo);
    expect(await sessionOf(browser, app.origin)).toMatchObject({ ...demoAccounts.host, isModerator: false });
  });

  test("sets an HttpOnly, SameSite=Lax session cookie", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const callback = await comeToCallback(browser, app.origin);
    const { headers } = await browser.visit(callback.href);
    const cookie = headers.getSetCookie().find((line) => line.startsWith("sid="));
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("the language that somebody chose goes with the account to another browser", async () => {
    const app = await servedApp();
    const [phone, desk] = [new Browser(), new Browser()];
    await signInThroughIssuer(phone, app.origin);
    expect(phone.cookie("lang", app.origin)).toBe("en");
    phone.plantCookie("lang", "fr", app.origin);
    await sessionOf(phone, app.origin);
    await signInThroughIssuer(desk, app.origin);
    expect(desk.cookie("lang", app.origin)).toBe("fr");
  });

  test("the first sign-in keeps the language that the browser asks for", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const callback = await comeToCallback(browser, app.origin);
    await browser.visit(callback.href, { headers: { "accept-language": "ur-PK,en;q=0.5" } });
    expect(browser.cookie("lang", app.origin)).toBe("ur");
  });

  test("the demo moderator account is a moderator", async () => {
    const app = await servedApp();
    const browser = new Browser();
    await signInThroughIssuer(browser, app.origin, { form: demoAccounts.moderator });
    expect(await sessionOf(browser, app.origin)).toMatchObject({ isModerator: true });
  });

  test("identifies a person by email, ignoring case and spaces; the stored issuer is local", async () => {
    const app = await servedApp();
    const person = { email: "Ada@Test.example", firstName: "Ada", lastName: "Borg" };
    const ids = [];
    for (const email of ["Ada@Test.example", " ada@test.EXAMPLE "]) {
      const browser = new Browser();
      await signInThroughIssuer(browser, app.origin, { form: { ...person, email } });
      ids.push((await sessionOf(browser, app.origin)).id);
    }
    expect(ids[0]).toBe(ids[1]);
    const { issuer } = await app.deps.db.selectFrom("users").select("issuer").executeTakeFirstOrThrow();
    expect(issuer).toBe("local");
  });

  test("lets another person sign in after somebody has signed out", async () => {
    const app = await servedApp();
    const browser = new Browser();
    for (const account of [demoAccounts.host, demoAccounts.newHost, demoAccounts.host]) {
      await signInThroughIssuer(browser, app.origin, { form: account });
      expect(await sessionOf(browser, app.origin)).toMatchObject({ email: account.email });
      await browser.visit(`${app.origin}/auth/sign-out`, { form: {}, headers: { origin: app.origin } });
      expect(await sessionOf(browser, app.origin)).toBeNull();
    }
  });

  test("works on localhost as well as on 127.0.0.1, with separate sessions", async () => {
    const app = await servedApp();
    const origin = app.origin.replace("127.0.0.1", "localhost");
    const browser = new Browser();
    const callback = await comeToCallback(browser, origin);
    expect(callback.origin).toBe(origin);
    await browser.visit(callback.href);
    expect(await sessionOf(browser, origin)).toMatchObject({ email: demoAccounts.host.email });
    expect(await sessionOf(browser, app.origin)).toBeNull();
  });

  test("keeps and escapes the typed values when the email is invalid", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const { url } = await browser.follow(`${app.origin}/auth/sign-in`);
    const form = { email: "no address", firstName: '"><script>', lastName: "Borg" };
    const response = await browser.visit(url.href, { form });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain("Enter an email address");
    expect(page).toContain('value="no address"');
    expect(page).not.toContain("<script>");
  });

  test("does not offer the demo accounts when DEMO is off", async () => {
    const app = await servedApp({ demo: false });
    const { response } = await new Browser().follow(`${app.origin}/auth/sign-in`);
    const page = (await response?.text()) ?? "";
    expect(page).toContain('name="email"');
    for (const { email } of Object.values(demoAccounts)) expect(page).not.toContain(email);
  });

  test("the sign-in page says that it is a demo and has a strict Content-Security-Policy", async () => {
    const app = await servedApp({ demo: true });
    const { response } = await new Browser().follow(`${app.origin}/auth/sign-in`);
    const page = (await response?.text()) ?? "";
    expect(page).toContain("This is a demo.");
    for (const { email } of Object.values(demoAccounts)) expect(page).toContain(email);
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1]?.replaceAll("&#x3D;", "=") ?? "none";
    expect(response?.headers.get("content-security-policy")).toContain(
      `default-src 'none'; style-src 'nonce-${nonce}'`,
    );
  });

  test("the local issuer is not available with a real issuer or under a foreign Host", async () => {
    const real = await servedApp({ oidc: { issuer: "https://issuer.example", clientId: "a", clientSecret: "b" } });
    const discovery = "/dev-issuer/.well-known/openid-configuration";
    expect((await fetch(real.origin + discovery)).status).toBe(404);
    const local = await servedApp();
    expect((await fetch(local.origin + discovery)).status).toBe(200);
    const { status } = await getWithHost(local.origin + discovery, "evil.example");
    expect(status).toBe(421);
  });
});

describe("creates no session for", () => {
  const expectRefused = async (app: ServedApp, browser: Browser, location: string | null, reason: string) => {
    expect(location).toMatch(new RegExp(`^/sign-in-problem\\?reason=${reason}&returnTo=`));
    expect(browser.cookie("sid", app.origin)).toBeUndefined();
    expect(await countSessions(app)).toBe(0);
  };

  test("a forged state", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const callback = await comeToCallback(browser, app.origin);
    callback.searchParams.set("state", "forged");
    const { headers } = await browser.visit(callback.href);
    await expectRefused(app, browser, headers.get("location"), "failed");
  });

  test("a callback in a browser that did not start the sign-in", async () => {
    const app = await servedApp();
    const callback = await comeToCallback(new Browser(), app.origin);
    const victim = new Browser();
    const { headers } = await victim.visit(callback.href);
    await expectRefused(app, victim, headers.get("location"), "expired");
  });

  test("an authorization code from another person's sign-in", async () => {
    const app = await servedApp();
    const stolen = await comeToCallback(new Browser(), app.origin);
    const thief = new Browser();
    const own = await comeToCallback(thief, app.origin, { form: demoAccounts.newHost });
    own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    const { headers } = await thief.visit(own.href);
    await expectRefused(app, thief, headers.get("location"), "failed");
  });

  test("a modified sign-in cookie", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const callback = await comeToCallback(browser, app.origin);
    const [payload, signature] = (browser.cookie("sign-in", app.origin) ?? "").split(".");
    const ticket = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...ticket, returnTo: "//evil.example" })).toString("base64url");
    browser.plantCookie("sign-in", `${changed}.${signature}`, app.origin, "/auth");
    const { headers } = await browser.visit(callback.href);
    await expectRefused(app, browser, headers.get("location"), "expired");
  });

  test("a callback after more than ten minutes", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const callback = await comeToCallback(browser, app.origin);
    app.setNow(new Date(Date.now() + 601_000));
    const { headers } = await browser.visit(callback.href);
    await expectRefused(app, browser, headers.get("location"), "expired");
  });

  test("a cancelled sign-in", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const location = await signInThroughIssuer(browser, app.origin, { returnTo: "/news", form: { cancel: "yes" } });
    expect(location).toBe("/sign-in-problem?reason=denied&returnTo=%2Fnews");
    await expectRefused(app, browser, location, "denied");
  });

  test("more sign-in attempts than the limit", async () => {
    const limits = { ...limitFigures, signIn: { count: 1, seconds: 60 } };
    const app = await servedApp({ rateLimits: true, limits });
    const browser = new Browser();
    await browser.visit(`${app.origin}/auth/sign-in`);
    const { headers } = await browser.visit(`${app.origin}/auth/sign-in`);
    await expectRefused(app, browser, headers.get("location"), "too_many");
  });
});

test("an authorization code creates only one session", async () => {
  const app = await servedApp();
  const browser = new Browser();
  const callback = await comeToCallback(browser, app.origin);
  const ticket = browser.cookie("sign-in", app.origin) ?? "";
  await browser.visit(callback.href);
  expect(await countSessions(app)).toBe(1);
  browser.plantCookie("sign-in", ticket, app.origin, "/auth");
  const { headers } = await browser.visit(callback.href);
  expect(headers.get("location")).toContain("reason=failed");
  expect(await countSessions(app)).toBe(1);
});

test("signing in replaces a planted session cookie and ends the planted session", async () => {
  const app = await servedApp();
  const attacker = new Browser();
  await signInThroughIssuer(attacker, app.origin, { form: demoAccounts.newHost });
  const planted = attacker.cookie("sid", app.origin) ?? "";
  const victim = new Browser();
  victim.plantCookie("sid", planted, app.origin);
  await signInThroughIssuer(victim, app.origin);
  expect(victim.cookie("sid", app.origin)).not.toBe(planted);
  expect(await sessionOf(attacker, app.origin)).toBeNull();
  expect(await sessionOf(victim, app.origin)).toMatchObject({ email: demoAccounts.host.email });
});

test.for(["//evil.example", "https://evil.example/x", "/\\evil.example", "/auth/sign-in", "javascript:alert(1)"])(
  "returns to the start page instead of %s",
  async (returnTo) => {
    const app = await servedApp();
    expect(await signInThroughIssuer(new Browser(), app.origin, { returnTo })).toBe("/");
  },
);

async function getWithHost(address: string, host: string): Promise<{ status: number }> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0 });
    }).on("error", reject);
  });
}
