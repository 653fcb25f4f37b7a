/** Returns "/" for a path on another site, to prevent open redirects. */
export function sameSitePath(claimed: string | null, origin: string): string {
  if (!claimed?.startsWith("/") || !URL.canParse(claimed, origin)) return "/";
  const url = new URL(claimed, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : "/";
}
