import { consentCookieName, consentVersion } from "#contract/lists/consent.ts";
import { cookieIn } from "./caller.ts";

/** The visitor's choice about analytics; null if not asked yet, or asked an older version of the question. */
export function consentIn(cookieHeader: string): "accepted" | "rejected" | null {
  const [choice, version] = (cookieIn(cookieHeader, consentCookieName) ?? "").split(".");
  if (version !== String(consentVersion)) return null;
  return choice === "accepted" || choice === "rejected" ? choice : null;
}
