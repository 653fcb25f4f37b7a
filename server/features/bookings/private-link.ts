import { type KeyObject, randomBytes } from "node:crypto";
import { isSignedReference, signedReference } from "#server/platform/private-link.ts";
import { referenceFrom, referenceLength } from "./booking-rules.ts";

export function newReference(): string {
  return referenceFrom(randomBytes(referenceLength));
}

export function secretOf(secret: KeyObject, booking: { id: string; link_version: number }): string {
  return signedReference(secret, "booking", booking);
}

/** For texts that the host sends: it shows, moves and cancels the booking, but cannot leave a review. */
export function hostLinkOf(secret: KeyObject, booking: { id: string; link_version: number }): string {
  return signedReference(secret, "booking-from-host", booking);
}

export function referenceIn(secret: string): string {
  return secret.slice(0, referenceLength);
}

export function opens(appSecret: KeyObject, given: string, booking: { id: string; link_version: number }): boolean {
  return isSignedReference(appSecret, "booking", booking, given) || isHostLink(appSecret, given, booking);
}

export function isHostLink(
  appSecret: KeyObject,
  given: string,
  booking: { id: string; link_version: number },
): boolean {
  return isSignedReference(appSecret, "booking-from-host", booking, given);
}
