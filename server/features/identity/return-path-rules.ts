const longest = 2_000;
// Not from a browser's address bar: a space aside, nothing here belongs into a path, and some of it starts a new host.
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;
const ownMachinery = /^\/(auth|api|dev-issuer|sign-in-problem)(\/|\?|#|$)/;

/** Where to go after signing in or out: a path of ours, whatever was asked. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > longest || !/^\/(?!\/)/.test(asked) || unwanted.test(asked)) return "/";
  const base = "http://own.invalid";
  const url = URL.parse(asked, base);
  if (!url || url.origin !== base || url.pathname.startsWith("//") || ownMachinery.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
