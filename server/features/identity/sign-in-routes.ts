import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Deps } from "#server/deps.ts";
import type { Settings } from "#server/env.ts";
import { type AppContext, type Bindings, callerOf, localeCookie, sessionCookieName } from "#server/http/caller.ts";
import { ownOriginOf } from "#server/http/own-origin.ts";
import { refuseForeignOrigin } from "#server/http/same-origin.ts";
import { refuse } from "#server/refusal.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { returnPath } from "./return-path-rules.ts";
import { signInProblemOf } from "./sign-in-problem.ts";
import { openTicket, ticketLifeSeconds } from "./sign-in-ticket.ts";
import { signOut } from "./sign-out.ts";

const formBytes = 8 * 1024;

/** The browser opens these URLs during sign-in, so they answer with redirects and are not part of the API. */
export function addSignInRoutes(
  app: Hono<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>,
  deps: Deps,
): void {
  const { settings, secret } = deps;
  const cookies = cookiesFor(settings);

  app.get("/auth/sign-in", async (c) => {
    c.header("cache-control", "no-store");
    const returnTo = c.req.query("returnTo") ?? null;
    const { address } = callerOf(c, settings);
    try {
      const { location, ticket } = await beginSignIn(deps, {
        origin: ownOriginOf(c.req.url, settings),
        returnTo,
        address,
      });
      setCookie(c, cookies.ticket.name, ticket, { ...cookies.ticket.options, maxAge: ticketLifeSeconds });
      return c.redirect(location, 303);
    } catch (error) {
      return toProblemPage(deps, c, error, returnPath(returnTo));
    }
  });

  app.get("/auth/callback", async (c) => {
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    const { address, sessionToken, locale, chosenLocale } = callerOf(c, settings);
    const ticket = openTicket(secret, getCookie(c, cookies.ticket.name), deps.clock.now());
    deleteCookie(c, cookies.ticket.name, cookies.ticket.options);
    try {
      const session = await finishSignIn(deps, {
        origin: ownOriginOf(c.req.url, settings),
        search: new URL(c.req.url).search,
        ticket,
        oldToken: sessionToken,
        address,
        locale,
      });
      if (!chosenLocale) c.header("set-cookie", localeCookie(session.locale, settings), { append: true });
      const maxAge = settings.keep.sessionDays * 24 * 60 * 60;
      setCookie(c, cookies.session.name, session.token, { ...cookies.session.options, maxAge });
      return c.redirect(ticket?.returnTo ?? "/", 303);
    } catch (error) {
      return toProblemPage(deps, c, error, ticket?.returnTo ?? "/");
    }
  });

  app.post("/auth/sign-out", bodyLimit({ maxSize: formBytes, onError: () => refuse("body_too_large") }), async (c) => {
    refuseForeignOrigin(c, settings);
    c.header("cache-control", "no-store");
    await signOut(deps, callerOf(c, settings).sessionToken);
    deleteCookie(c, cookies.session.name, cookies.session.options);
    const { returnTo } = await c.req.parseBody();
    const asked = typeof returnTo === "string" ? returnTo : c.req.query("returnTo");
    return c.redirect(returnPath(asked), 303);
  });
}

function toProblemPage(deps: Deps, c: AppContext, error: unknown, returnTo: string): Response {
  const reason = signInProblemOf(deps, error, c.get("requestId"));
  return c.redirect(`/sign-in-problem?${new URLSearchParams({ reason, returnTo })}`, 303);
}

function cookiesFor(settings: Settings) {
  const secure = settings.publicUrl.startsWith("https:");
  const options = { httpOnly: true, sameSite: "Lax", secure } as const;
  return {
    session: { name: sessionCookieName(settings), options: { ...options, path: "/" } },
    ticket: { name: secure ? "__Secure-sign-in" : "sign-in", options: { ...options, path: "/auth" } },
  };
}
