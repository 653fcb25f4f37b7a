import { type KeyObject, randomBytes } from "node:crypto";
import { isSignedReference, signedReference } from "#server/platform/private-link.ts";
import { referenceFrom, referenceLength } from "./booking-rules.ts";

export function newReference(): string {
  return referenceFrom(randomBytes(referenceLength));
}

export function secretOf(secret: KeyObject, booking: { id: string; link_version: number }): string {
  return signedReference(secret, "booking", booking);
}

export function referenceIn(secret: string): string {
  return secret.slice(0, referenceLength);
}

export function opens(appSecret: KeyObject, given: string, booking: { id: string; link_version: number }): boolean {
  return isSignedReference(appSecret, "booking", booking, given);
}
