import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { referenceIn } from "#server/features/bookings/index.ts";
import { isSignedReference, signedReference } from "#server/platform/private-link.ts";
import { refuse } from "#server/refusal.ts";
import { findRegistration, type RegistrationRow } from "./registration-store.ts";

type Linked = { readonly id: string; readonly link_version: number };

export const ticketSecret = (secret: KeyObject, registration: Linked) =>
  signedReference(secret, "registration", registration);

export function ticketUrl({ secret, settings }: Deps, registration: Linked): string {
  return `${settings.publicUrl}/tickets/${ticketSecret(secret, registration)}`;
}

/** A wrong proof and an unknown ticket get the same answer, so that nobody can test which references exist. */
export async function registrationBySecret(deps: Deps, db: Db, secret: string): Promise<RegistrationRow> {
  const registration = await findRegistration(db, referenceIn(secret));
  if (!registration || !isSignedReference(deps.secret, "registration", registration, secret)) refuse("not_found");
  if (registration.details_erased_at) refuse("guest_details_erased");
  return registration;
}

const signatureLength = 16;

/** Whoever photographs the QR code can come in once, but cannot change or cancel the places. */
export function ticketCode(secret: KeyObject, { id }: { readonly id: string }): string {
  return `${id}.${signatureOf(secret, id)}`;
}

export function isTicketSignature(secret: KeyObject, id: string, given: string): boolean {
  const [expected, offered] = [Buffer.from(signatureOf(secret, id)), Buffer.from(given)];
  return offered.length === expected.length && timingSafeEqual(offered, expected);
}

function signatureOf(secret: KeyObject, id: string): string {
  return createHmac("sha256", secret).update(`ticket:${id}`).digest("base64url").slice(0, signatureLength);
}
