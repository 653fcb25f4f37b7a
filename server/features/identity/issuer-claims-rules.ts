import { withoutInvisible } from "#contract/parse/visible-text.ts";
import type { IssuerClaims } from "#server/platform/issuer/issuer-client.ts";
import type { SignedInUser } from "./user-store.ts";

const longestName = 100;
const longestEmail = 254;

/** Claims are untrusted text, so they are cleaned and truncated. Returns null if there is no usable email address. */
export function readIssuerClaims(issuer: string, claims: IssuerClaims): SignedInUser | null {
  const email = clean(claims.email ?? "", longestEmail + 1);
  if (!email.includes("@") || email.length > longestEmail) return null;
  return {
    issuer,
    subject: claims.subject,
    email,
    email_verified: claims.isEmailVerified,
    first_name: clean(claims.firstName, longestName),
    last_name: clean(claims.lastName, longestName),
    avatar_url: httpsAddress(claims.avatarUrl),
  };
}

function clean(text: string, maxCharacters: number): string {
  const plain = withoutInvisible(text.toWellFormed())
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "");
  return [...plain].slice(0, maxCharacters).join("").trim();
}

function httpsAddress(text: string | null): string | null {
  const url = text && text.length <= 2_000 ? URL.parse(text) : null;
  return url?.protocol === "https:" && !url.username && !url.password ? url.href : null;
}
