import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

type Linked = { readonly id: string; readonly link_version: number };

/**
 * The last part of a private link is the reference plus an HMAC. It is never stored, and a higher `link_version`
 * revokes it.
 */
export function signedReference(secret: KeyObject, purpose: string, { id, link_version }: Linked): string {
  return id + createHmac("sha256", secret).update(`${purpose}:${id}:${link_version}`).digest("base64url");
}

export function isSignedReference(secret: KeyObject, purpose: string, linked: Linked, given: string): boolean {
  const expected = Buffer.from(signedReference(secret, purpose, linked));
  const offered = Buffer.from(given);
  return offered.length === expected.length && timingSafeEqual(offered, expected);
}
