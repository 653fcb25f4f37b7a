import type { Settings } from "#server/env.ts";

/**
 * Returns the entry of our own list that matches the Host header. The header itself is never used, because clients can
 * forge it. A loopback address has several origins, and cookies and redirects must stay on one.
 */
export function ownOriginOf(requestUrl: string, settings: Pick<Settings, "ownOrigins" | "publicUrl">): string {
  const { host } = new URL(requestUrl);
  return settings.ownOrigins.find((origin) => new URL(origin).host === host) ?? new URL(settings.publicUrl).origin;
}
