import { createHmac, timingSafeEqual } from "node:crypto";

type Feed = { readonly provider_account_id: number; readonly version: number };

/** Account id plus HMAC. Never stored; raising `version` revokes it. */
export function feedFile(secret: Uint8Array, feed: Feed): string {
  const proof = createHmac("sha256", secret)
    .update(`feed:${feed.provider_account_id}:${feed.version}`)
    .digest("base64url");
  return `${feed.provider_account_id}-${proof}.ics`;
}

export function accountIn(file: string): number | null {
  const [, account] = /^([1-9]\d{0,9})-[\w-]{43}\.ics$/.exec(file) ?? [];
  return account ? Number(account) : null;
}

export function isValidFeedFile(secret: Uint8Array, file: string, feed: Feed): boolean {
  const expected = Buffer.from(feedFile(secret, feed));
  const offered = Buffer.from(file);
  return offered.length === expected.length && timingSafeEqual(offered, expected);
}
