import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

const idLength = 22;

/** The last part of the mailed link is the request's id plus an HMAC. It is never stored. */
export function tokenOf(secret: KeyObject, id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  const proof = createHmac("sha256", secret).update(`deletion:${id}`).digest("base64url");
  return bytes.toString("base64url") + proof;
}

export function idIn(secret: KeyObject, token: string): string | null {
  const hex = Buffer.from(token.slice(0, idLength), "base64url").toString("hex");
  if (hex.length !== 32) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  const expected = Buffer.from(tokenOf(secret, id));
  const offered = Buffer.from(token);
  return offered.length === expected.length && timingSafeEqual(offered, expected) ? id : null;
}
