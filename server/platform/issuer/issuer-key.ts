import { createHash } from "node:crypto";
import type { Settings } from "#server/env.ts";

/** A constant, not an address: the local issuer's users stay who they are when the port changes. */
export const localIssuerKey = "local";

/** What a user's row says about who vouches for them. */
export function issuerKey(settings: Pick<Settings, "oidc">): string {
  return settings.oidc?.issuer.replace(/\/+$/, "") ?? localIssuerKey;
}

/** The local issuer knows a person by their address alone. */
export function localSubject(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
