import { consentCookieName, consentDays, consentVersion } from "#contract/lists/consent.ts";

/** Stores the choice with the version of the question. HttpOnly: only the server reads it. */
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
