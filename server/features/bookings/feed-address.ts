import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";

type Feed = { readonly host_id: number; readonly version: number };

/** The file name is the host's id plus an HMAC. It is never stored, and a higher `version` revokes it. */
export function feedFile(secret: KeyObject, feed: Feed): string {
  const proof = createHmac("sha256", secret).update(`feed:${feed.host_id}:${feed.version}`).digest("base64url");
  return `${feed.host_id}-${proof}.ics`;
}

export function hostIn(file: string): number | null {
  const [, host] = /^([1-9]\d{0,9})-[\w-]{43}\.ics$/.exec(file) ?? [];
  return host ? Number(host) : null;
}

export function isValidFeedFile(secret: KeyObject, file: string, feed: Feed): boolean {
  const expected = Buffer.from(feedFile(secret, feed));
  const offered = Buffer.from(file);
  return offered.length === expected.length && timingSafeEqual(offered, expected);
}
