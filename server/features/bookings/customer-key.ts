import { createHmac, type KeyObject } from "node:crypto";

/**
 * The same number gives the same key at one host and another key at the next. Without the app secret, nobody can find
 * out the number from a key.
 */
export function customerKey(secret: KeyObject, hostId: number, phone: string): string {
  return createHmac("sha256", secret).update(`customer:${hostId}:${phone}`).digest("base64url");
}
