import { product } from "../product.ts";

/** We offer the app only in a browser on a phone or tablet, not in the app itself. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) && !userAgent.includes(product.appUserAgent);
}
