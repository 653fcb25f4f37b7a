import { isIP } from "node:net";
import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { Locale } from "#messages/catalogue.ts";
import { chooseLocale, knownLocale, localeCookieName } from "#messages/locale.ts";
import type { Settings } from "#server/env.ts";
import { isCounted } from "./opt-out.ts";

export type Caller = {
  readonly requestId: string;
  /** The IP address is only for rate limits. Never log it. */
  readonly address: string;
  readonly locale: Locale;
  /** Null if the locale only follows the browser's settings. */
  readonly chosenLocale: Locale | null;
  readonly sessionToken: string | null;
  /** Only from the Authorization header. Addresses end up in logs, so a key in one is not accepted. */
  readonly apiKey: string | null;
  /** False for robots, prefetched pages, and people who asked not to be counted. */
  readonly isCounted: boolean;
};

export type Counted = Pick<Caller, "address" | "isCounted">;

/** Node's server passes these with a request, or a page that calls the API in process. */
export type Bindings = {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
  readonly address?: string;
  readonly requestId?: string;
  /** Set by a page that calls the API: hears what the answer depends on. Not called when the API refuses. */
  readonly onShareable?: (answer: Shareable) => void;
};

/** What a page has to know of an answer in order to be shared with other visitors. */
export type Shareable = {
  readonly topics: readonly string[];
  readonly onVisit?: (visitor: Counted) => void;
};

export type AppContext = Context<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>;

export function callerOf(c: AppContext, settings: Settings): Caller {
  return {
    requestId: c.get("requestId"),
    address:
      c.env?.address ??
      addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header("x-forwarded-for"), settings.trustedProxies),
    locale: localeOf(c),
    chosenLocale: knownLocale(c.req.query("lang")) ?? knownLocale(getCookie(c, localeCookieName)) ?? null,
    sessionToken: getCookie(c, sessionCookieName(settings)) ?? null,
    apiKey: /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null,
    isCounted: isCounted(c.req.header()),
  };
}

/** `__Host-` makes the browser bind the cookie to this host and the path /, but it requires https. */
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

const aYearInSeconds = 365 * 24 * 3600;

/** The cookie that keeps a chosen language for the next pages. */
export function localeCookie(locale: Locale, { publicUrl }: Pick<Settings, "publicUrl">): string {
  const secure = publicUrl.startsWith("https:");
  const options = { path: "/", maxAge: aYearInSeconds, sameSite: "Lax", httpOnly: true, secure } as const;
  return generateCookie(localeCookieName, locale, options);
}

/** Each proxy appends the address it saw. Entries before those of our own proxies can be forged. */
export function addressOf(
  direct = "unknown",
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return direct;
  const candidate =
    String(forwardedFor ?? "")
      .split(",")
      .at(-trustedProxies)
      ?.trim() ?? "";
  return isIP(candidate) ? candidate : direct;
}

/** Of a Cookie header; null if it has no such cookie. */
export function cookieIn(header: string, name: string): string | null {
  if (!header.includes(name)) return null;
  return parse(header, name)[name] ?? null;
}
