import { consentCookieName, consentDays, consentVersion } from "#contract/lists/consent.ts";

/** The choice and the version of the question it answers, readable by the server alone. */
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
