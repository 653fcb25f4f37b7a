const longest = 2_000;
// URL parsers drop tabs and line breaks and read "\" as "/", so "/\evil.example" would be a URL of another host.
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;
const internalPaths = /^\/(auth|api|dev-issuer|sign-in-problem)(\/|\?|#|$)/;

/** The result is always a path on this site. It is "/" if the given one is not allowed. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > longest || !/^\/(?!\/)/.test(asked) || unwanted.test(asked)) return "/";
  const base = "http://own.invalid";
  const url = URL.parse(asked, base);
  if (!url || url.origin !== base || url.pathname.startsWith("//") || internalPaths.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
