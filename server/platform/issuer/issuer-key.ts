import { createHash } from "node:crypto";
import type { Settings } from "#server/env.ts";

/** This is not a URL, so that users of the local issuer stay the same if the port changes. */
export const localIssuerKey = "local";

export function issuerKey(settings: Pick<Settings, "oidc">): string {
  return settings.oidc?.issuer.replace(/\/+$/, "") ?? localIssuerKey;
}

/** The local issuer identifies people by email address only. */
export function localSubject(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
