import { createHmac } from "node:crypto";

export const localIssuerPath = "/dev-issuer";

/** One issuer per name of the loopback address, so that its cookies and redirects stay where the person is. */
export function localIssuerAddress(origin: string): string {
  return origin + localIssuerPath;
}

/** Both ends are this product: the credential only has to be the same on both, and unknown elsewhere. */
export function localClient(secret: Uint8Array): { clientId: string; clientSecret: string } {
  return { clientId: "product", clientSecret: derive(secret, "local issuer: client") };
}

export function derive(secret: Uint8Array, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
