import { createHash, randomBytes } from "node:crypto";

const keyPattern = /^kin_[A-Za-z0-9_-]{43}$/;

export function newKey(): { readonly key: string; readonly hint: string; readonly hash: Buffer } {
  const key = `kin_${randomBytes(32).toString("base64url")}`;
  return { key, hint: `${key.slice(0, 7)}…${key.slice(-2)}`, hash: hashOf(key) };
}

export function keyHash(key: string): Buffer | null {
  return keyPattern.test(key) ? hashOf(key) : null;
}

const hashOf = (key: string) => createHash("sha256").update(key).digest();
