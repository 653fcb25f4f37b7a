import { getCookie } from "hono/cookie";
import { consentCookieName, consentVersion } from "#contract/lists/consent.ts";
import type { AppContext } from "./caller.ts";

/** What the visitor chose about counting; null when not asked yet, or asked another question. */
export function consentOf(c: AppContext): "accepted" | "rejected" | null {
  const [choice, version] = (getCookie(c as never, consentCookieName) ?? "").split(".");
  if (version !== String(consentVersion)) return null;
  return choice === "accepted" || choice === "rejected" ? choice : null;
}
