import { createHmac, timingSafeEqual } from "node:crypto";

/** Last part of the link: id plus HMAC. Never stored. */
export function invitationToken(secret: Uint8Array, id: string): string {
  return `${id}.${createHmac("sha256", secret).update(`invitation:${id}`).digest("base64url")}`;
}

/** Null for a link that we did not make. */
export function invitationIn(secret: Uint8Array, token: string): string | null {
  const [id = ""] = token.split(".");
  const expected = Buffer.from(invitationToken(secret, id));
  const offered = Buffer.from(token);
  const isOurs = /^[0-9a-f-]{36}$/.test(id) && offered.length === expected.length && timingSafeEqual(offered, expected);
  return isOurs ? id : null;
}
