import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import type { Browser } from "./browser.ts";

type Form = { readonly email: string; readonly firstName: string; readonly lastName: string };

const isCallback = (url: URL) => url.pathname === "/auth/callback";

export async function comeToCallback(
  browser: Browser,
  origin: string,
  options: { returnTo?: string; form?: Form | { cancel: string } } = {},
): Promise<URL> {
  const query = options.returnTo === undefined ? "" : `?${new URLSearchParams({ returnTo: options.returnTo })}`;
  const { url: formUrl } = await browser.follow(`${origin}/auth/sign-in${query}`);
  const submitted = await browser.visit(formUrl.href, { form: { ...(options.form ?? demoAccounts.host) } });
  const next = new URL(submitted.headers.get("location") ?? "", formUrl);
  return (await browser.follow(next.href, isCallback)).url;
}

export async function signInThroughIssuer(
  browser: Browser,
  origin: string,
  options: Parameters<typeof comeToCallback>[2] = {},
): Promise<string> {
  const callback = await comeToCallback(browser, origin, options);
  const { headers } = await browser.visit(callback.href);
  return headers.get("location") ?? "";
}
