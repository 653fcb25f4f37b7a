import { getCookie } from "hono/cookie";
import { consentCookieName, consentVersion } from "#contract/lists/consent.ts";
import type { AppContext } from "./caller.ts";

/** The visitor's choice about analytics; null if not asked yet, or asked an older version of the question. */
export function consentOf(c: AppContext): "accepted" | "rejected" | null {
  const [choice, version] = (getCookie(c as never, consentCookieName) ?? "").split(".");
  if (version !== String(consentVersion)) return null;
  return choice === "accepted" || choice === "rejected" ? choice : null;
}
