import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { SignInChecks } from "#server/platform/issuer/issuer-client.ts";

export const ticketLifeSeconds = 600;

/** A cookie holds the ticket from the start of a sign-in to its end. */
export type SignInTicket = { readonly checks: SignInChecks; readonly returnTo: string };

const Ticket = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  returnTo: z.string(),
  expiresAt: z.number(),
});

/**
 * The signature prevents other sites on the same host from forging a ticket. The date is needed because browsers may
 * keep cookies too long.
 */
export function sealTicket(secret: KeyObject, ticket: SignInTicket, now: Date): string {
  const text = JSON.stringify({ ...ticket, expiresAt: now.getTime() + ticketLifeSeconds * 1000 });
  const payload = Buffer.from(text).toString("base64url");
  return `${payload}.${signature(secret, payload).toString("base64url")}`;
}

export function openTicket(secret: KeyObject, sealed: string | undefined, now: Date): SignInTicket | null {
  const [payload = "", given = ""] = sealed?.split(".") ?? [];
  const expected = signature(secret, payload);
  const received = Buffer.from(given, "base64url");
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const ticket = Ticket.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return ticket.expiresAt > now.getTime() ? ticket : null;
}

function signature(secret: KeyObject, payload: string): Buffer {
  return createHmac("sha256", secret).update(`sign-in ticket:${payload}`).digest();
}
