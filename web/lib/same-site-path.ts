/** A path on this site, from what a form or link claims; the start page for anything else. */
export function sameSitePath(claimed: string | null, origin: string): string {
  if (!claimed?.startsWith("/") || !URL.canParse(claimed, origin)) return "/";
  const url = new URL(claimed, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : "/";
}
