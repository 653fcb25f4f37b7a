import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function newSessionToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Only the hash is stored, so that a leaked table does not let anyone sign in. */
export function hashSessionToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function sessionTokenHash(token: string | null): Buffer | null {
  return token && tokenPattern.test(token) ? hashSessionToken(token) : null;
}
