import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Bindings } from "./caller.ts";
import { consentOf } from "./consent.ts";

/** Origins other than our own that pages may load images from and connect to. */
export type AllowedOrigins = { readonly images: readonly string[]; readonly connections: readonly string[] };

type HeaderOptions = {
  readonly isDev: boolean;
  readonly isHttps: boolean;
  /** Analytics origins, added for visitors who accepted. */
  readonly analyticsOrigins: AllowedOrigins | null;
};

/** A Content-Security-Policy with a new nonce per response. */
export function securityHeaders(store: AllowedOrigins, options: HeaderOptions) {
  return createMiddleware<{ Bindings: Bindings; Variables: { requestId: string; nonce: string } }>(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    const headers = c.res.headers;
    const allowed =
      options.analyticsOrigins && consentOf(c) === "accepted" ? both(store, options.analyticsOrigins) : store;
    headers.set("content-security-policy", policy(nonce, allowed, options.isDev));
    headers.set("x-content-type-options", "nosniff");
    // A page with a private link in its URL sets a stricter one.
    if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("permissions-policy", "camera=(self), geolocation=(), microphone=(), payment=(), usb=()");
    if (options.isHttps) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
}

function both(one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins {
  return {
    images: [...one.images, ...other.images],
    connections: [...one.connections, ...other.connections],
  };
}

function policy(nonce: string, allowed: AllowedOrigins, isDev: boolean): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'"],
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
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
