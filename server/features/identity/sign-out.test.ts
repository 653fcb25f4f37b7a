import { describe, expect, test } from "vitest";
import { Browser } from "#server/testing/browser.ts";
import { type ServedApp, servedApp } from "#server/testing/served-app.ts";
import { signInThroughIssuer } from "#server/testing/sign-in-flow.ts";

const sessionOf = async (browser: Browser, origin: string) =>
  (await (await browser.visit(`${origin}/api/session`)).json()).user;
const countSessions = async ({ deps }: ServedApp) =>
  (await deps.db.selectFrom("sessions").select("token_hash").execute()).length;

describe("signing out", () => {
  test("ends the session, and the old cookie no longer works", async () => {
    const app = await servedApp();
    const browser = new Browser();
    await signInThroughIssuer(browser, app.origin);
    const old = browser.cookie("sid", app.origin) ?? "";
    const form = { returnTo: "/services" };
    const response = await browser.visit(`${app.origin}/auth/sign-out`, { form, headers: { origin: app.origin } });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/services"]);
    expect(browser.cookie("sid", app.origin)).toBeUndefined();
    browser.plantCookie("sid", old, app.origin);
    expect(await sessionOf(browser, app.origin)).toBeNull();
    expect(await countSessions(app)).toBe(0);
  });

  test.for([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])(
    "is refused for a request from another site: %j",
    async (headers) => {
      const app = await servedApp();
      const browser = new Browser();
      await signInThroughIssuer(browser, app.origin);
      const response = await browser.visit(`${app.origin}/auth/sign-out`, {
        method: "POST",
        headers: headers as never,
      });
      expect(response.status).toBe(403);
      expect(await sessionOf(browser, app.origin)).not.toBeNull();
    },
  );

  test("leaves no valid cookie after 20 sign-ins", async () => {
    const app = await servedApp();
    const browser = new Browser();
    const used = new Set<string>();
    for (let flow = 0; flow < 20; flow++) {
      await signInThroughIssuer(browser, app.origin);
      used.add(browser.cookie("sid", app.origin) ?? "");
      // In every second round, the person signs in again without signing out first.
      if (flow % 2) await browser.visit(`${app.origin}/auth/sign-out`, { method: "POST" });
    }
    expect(used.size).toBe(20);
    for (const old of used) {
      browser.plantCookie("sid", old, app.origin);
      expect(await sessionOf(browser, app.origin)).toBeNull();
    }
    expect(await countSessions(app)).toBe(0);
  });

  test("redirects to the start page when returnTo is another site or missing", async () => {
    const app = await servedApp();
    for (const form of [{ returnTo: "//evil.example" }, {}]) {
      const response = await new Browser().visit(`${app.origin}/auth/sign-out`, { form: form as never });
      expect(response.headers.get("location")).toBe("/");
    }
  });

  test("refuses a body that is too large with 413", async () => {
    const app = await servedApp();
    const form = { returnTo: "/".repeat(10_000) };
    expect((await new Browser().visit(`${app.origin}/auth/sign-out`, { form })).status).toBe(413);
  });
});
