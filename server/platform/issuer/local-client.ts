import { createHmac, type KeyObject } from "node:crypto";

export const localIssuerPath = "/dev-issuer";

/** Each loopback origin has its own issuer, so that cookies and redirects stay on the origin that the browser uses. */
export function localIssuerAddress(origin: string): string {
  return origin + localIssuerPath;
}

/** Client and issuer are both this product, so the client secret is derived instead of configured. */
export function localClient(secret: KeyObject): { clientId: string; clientSecret: string } {
  return { clientId: "product", clientSecret: derive(secret, "local issuer: client") };
}

export function derive(secret: KeyObject, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
