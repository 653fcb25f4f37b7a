import { createHmac, type KeyObject } from "node:crypto";

const hourMs = 3_600_000;

export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/**
 * Identifies a visitor of one slate within one hour. The same address gets another key for the next slate and in the
 * next hour. Without the app secret, nobody can find out the address from a key.
 */
export function viewDedupeKey(secret: KeyObject, address: string, slateId: number, hour: Date): Buffer {
  return createHmac("sha256", secret).update(`view:${slateId}:${hour.getTime()}:${address}`).digest();
}
