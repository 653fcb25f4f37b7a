import type { Settings } from "#server/env.ts";

/**
 * The name under which the person reached us, chosen from our own names: with a loopback address there are several, and
 * cookies and redirects must agree. A Host header is compared, never believed.
 */
export function ownOriginOf(requestUrl: string, settings: Pick<Settings, "ownOrigins" | "publicUrl">): string {
  const { host } = new URL(requestUrl);
  return settings.ownOrigins.find((origin) => new URL(origin).host === host) ?? new URL(settings.publicUrl).origin;
}
