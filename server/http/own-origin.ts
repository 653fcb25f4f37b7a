import type { Settings } from "#server/env.ts";

/**
 * The origin that the browser used, taken from our own list. A loopback address has several, and cookies and redirects
 * must stay on one. The Host header is only compared with the list, never used directly.
 */
export function ownOriginOf(requestUrl: string, settings: Pick<Settings, "ownOrigins" | "publicUrl">): string {
  const { host } = new URL(requestUrl);
  return settings.ownOrigins.find((origin) => new URL(origin).host === host) ?? new URL(settings.publicUrl).origin;
}
