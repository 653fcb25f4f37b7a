import { createHmac } from "node:crypto";

const hourMs = 3_600_000;

export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/**
 * Tells a visitor of one slate within one hour from another, and nothing else: the same address has another mark with
 * the next slate and in the next hour, and without the installation's secret no mark leads back to an address.
 */
export function viewDedupeKey(secret: Uint8Array, address: string, slateId: number, hour: Date): Buffer {
  return createHmac("sha256", secret).update(`view:${slateId}:${hour.getTime()}:${address}`).digest();
}
