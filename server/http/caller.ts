import { isIP } from "node:net";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Locale } from "#messages/catalogue.ts";
import { chooseLocale, localeCookieName } from "#messages/locale.ts";
import type { Settings } from "#server/env.ts";

/** What the transport knows about the caller. A gate turns it into an actor. */
export type Caller = {
  readonly requestId: string;
  /** IP address, for rate limits only; never log it. */
  readonly address: string;
  readonly locale: Locale;
  readonly sessionToken: string | null;
};

/** Passed with a request by Node's server, or by a page that calls the API in process. */
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

/** `__Host-` makes the browser bind the cookie to this host and the path /, but requires https. */
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

/** Each proxy appends the address it saw. Entries before those of our own proxies can be forged. */
function addressOf(c: AppContext, trustedProxies: number): string {
  if (c.env?.address) return c.env.address;
  const direct = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return direct;
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const candidate = forwarded.at(-trustedProxies) ?? "";
  return isIP(candidate) ? candidate : direct;
}
