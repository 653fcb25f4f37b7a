import { consentCookieName, consentDays, consentVersion } from "#contract/lists/consent.ts";

/**
 * The cookie contains the version of the question, so that a new version is asked again. It is HttpOnly, because only
 * the server reads it.
 */
export function consentCookie(choice: "accepted" | "rejected", isHttps: boolean): string {
  const parts = [
    `${consentCookieName}=${choice}.${consentVersion}`,
    "Path=/",
    `Max-Age=${consentDays * 86_400}`,
    "SameSite=Lax",
    "HttpOnly",
    ...(isHttps ? ["Secure"] : []),
  ];
  return parts.join("; ");
}
