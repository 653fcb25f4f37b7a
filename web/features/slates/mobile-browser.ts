import { product } from "#contract/product.ts";

/** A phone's or tablet's browser, and not the product's own app: the one place to offer the app. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) && !userAgent.includes(product.appUserAgent);
}
