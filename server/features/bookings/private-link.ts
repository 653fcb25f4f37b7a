import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import { referenceFrom, referenceLength } from "./booking-rules.ts";

export function newReference(): string {
  return referenceFrom(randomBytes(referenceLength));
}

/**
 * The last part of the private link is the reference plus an HMAC. It is never stored, and a higher `link_version`
 * revokes it.
 */
export function secretOf(secret: KeyObject, booking: { id: string; link_version: number }): string {
  const proof = createHmac("sha256", secret)
    .update(`booking:${booking.id}:${booking.link_version}`)
    .digest("base64url");
  return booking.id + proof;
}

export function referenceIn(secret: string): string {
  return secret.slice(0, referenceLength);
}

export function opens(appSecret: KeyObject, given: string, booking: { id: string; link_version: number }): boolean {
  const expected = Buffer.from(secretOf(appSecret, booking));
  const offered = Buffer.from(given);
  return offered.length === expected.length && timingSafeEqual(offered, expected);
}
