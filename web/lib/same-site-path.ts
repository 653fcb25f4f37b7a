/** Returns the claimed path if it is on this site, otherwise "/". Prevents open redirects. */
export function sameSitePath(claimed: string | null, origin: string): string {
  if (!claimed?.startsWith("/") || !URL.canParse(claimed, origin)) return "/";
  const url = new URL(claimed, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search : "/";
}
