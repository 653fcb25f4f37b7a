import { isIP } from "node:net";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Locale } from "#messages/catalogue.ts";
import { chooseLocale, localeCookieName } from "#messages/locale.ts";
import type { Settings } from "#server/env.ts";

/** Who is asking, as far as the transport can tell. A gate turns this into an actor. */
export type Caller = {
  readonly requestId: string;
  /** The network address, for limits only; never logged. */
  readonly address: string;
  readonly locale: Locale;
  readonly sessionToken: string | null;
};

/** What the server passes along with a request: from Node's socket, or from the page that calls the API in process. */
export type Bindings = {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
  readonly address?: string;
  readonly requestId?: string;
};

export type AppContext = Context<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>;

export function callerOf(c: AppContext, settings: Settings): Caller {
  return {
    requestId: c.get("requestId"),
    address: addressOf(c, settings.trustedProxies),
    locale: localeOf(c),
    sessionToken: getCookie(c, sessionCookieName(settings)) ?? null,
  };
}

/** On https the browser itself keeps the cookie to this host and path; plain http cannot carry that prefix. */
export function sessionCookieName({ publicUrl }: Pick<Settings, "publicUrl">): string {
  return publicUrl.startsWith("https:") ? "__Host-sid" : "sid";
}

export function localeOf(c: AppContext): Locale {
  return chooseLocale({
    query: c.req.query("lang") ?? null,
    cookie: getCookie(c, localeCookieName) ?? null,
    acceptLanguage: c.req.header("accept-language") ?? null,
  });
}

/** Each of our proxies appends the address it saw; only as many entries as we have proxies are believed. */
function addressOf(c: AppContext, trustedProxies: number): string {
  if (c.env?.address) return c.env.address;
  const direct = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return direct;
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const candidate = forwarded.at(-trustedProxies) ?? "";
  return isIP(candidate) ? candidate : direct;
}
