import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { isFramedPage } from "#contract/lists/framed-pages.ts";
import type { Bindings } from "./caller.ts";
import { consentIn } from "./consent.ts";

/** Pages may load images from these origins and connect to them, in addition to our own. */
export type AllowedOrigins = { readonly images: readonly string[]; readonly connections: readonly string[] };

type HeaderOptions = {
  readonly isDev: boolean;
  readonly isHttps: boolean;
  /** Only visitors who accepted analytics get these origins. */
  readonly analyticsOrigins: AllowedOrigins | null;
};

export type SecurityHeaders = {
  readonly middleware: ReturnType<typeof createMiddleware<{ Bindings: Bindings; Variables: Variables }>>;
  /** For a page that several visitors get: its scripts are allowed by their hashes instead of by a nonce. */
  readonly forSharedPage: (page: {
    readonly path: string;
    readonly nonce: string;
    readonly scriptHashes: readonly string[];
    readonly consent: Consent;
  }) => Record<string, string>;
};
type Variables = { requestId: string; nonce: string };
type Consent = ReturnType<typeof consentIn>;

export function securityHeaders(store: AllowedOrigins, options: HeaderOptions): SecurityHeaders {
  const fixed = {
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
    ...(options.isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  const allowedFor = (consent: Consent) =>
    options.analyticsOrigins && consent === "accepted" ? both(store, options.analyticsOrigins) : store;
  return {
    middleware: createMiddleware(async (c, next) => {
      const nonce = randomBytes(16).toString("base64");
      c.set("nonce", nonce);
      await next();
      const headers = c.res.headers;
      const allowed = allowedFor(consentIn(c.req.header("cookie") ?? ""));
      // A page that was rendered for another visitor has one that fits its scripts.
      if (!headers.has("content-security-policy"))
        headers.set("content-security-policy", policy(c.req.path, [`'nonce-${nonce}'`], nonce, allowed, options.isDev));
      // A page with a private link in its URL sets a stricter one.
      if (!headers.has("referrer-policy")) headers.set("referrer-policy", defaultReferrerPolicy);
      for (const [name, value] of Object.entries({ ...fixed, ...frameOptions(c.req.path) })) headers.set(name, value);
    }),
    forSharedPage: ({ path, nonce, scriptHashes, consent }) => ({
      ...fixed,
      ...frameOptions(path),
      "referrer-policy": defaultReferrerPolicy,
      "content-security-policy": policy(path, scriptHashes, nonce, allowedFor(consent), options.isDev),
    }),
  };
}

const defaultReferrerPolicy = "strict-origin-when-cross-origin";

function both(one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins {
  return {
    images: [...one.images, ...other.images],
    connections: [...one.connections, ...other.connections],
  };
}

function frameOptions(path: string): Record<string, string> {
  return isFramedPage(path) ? {} : { "x-frame-options": "DENY" };
}

function policy(
  path: string,
  scripts: readonly string[],
  nonce: string,
  allowed: AllowedOrigins,
  isDev: boolean,
): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": [...scripts, "'strict-dynamic'"],
    // Vite's HMR inserts style elements without a nonce and uses a WebSocket.
    "style-src": isDev ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:", "blob:", ...allowed.images],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...allowed.connections, ...(isDev ? ["ws:"] : [])],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [isFramedPage(path) ? "*" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
