import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

/** The last part of the link is the id plus an HMAC. It is never stored. */
export function invitationToken(secret: KeyObject, id: string): string {
  return `${id}.${createHmac("sha256", secret).update(`invitation:${id}`).digest("base64url")}`;
}

export function invitationIn(secret: KeyObject, token: string): string | null {
  const [id = ""] = token.split(".");
  const expected = Buffer.from(invitationToken(secret, id));
  const offered = Buffer.from(token);
  const isOurs = /^[0-9a-f-]{36}$/.test(id) && offered.length === expected.length && timingSafeEqual(offered, expected);
  return isOurs ? id : null;
}
