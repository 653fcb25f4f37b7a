import { product } from "../product.ts";

/** A browser on a phone or tablet, but not our own app: only there is the app offered. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) && !userAgent.includes(product.appUserAgent);
}
