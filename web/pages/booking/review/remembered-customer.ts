import type { CustomerValues } from "./customer-values.ts";

// The customer's details are stored only in this browser, and only if they ask for it.
const key = "kindred.customer";

/** Only this file writes here. An older release may have written fewer fields, so all of them may be missing. */
export function readRemembered(): Partial<CustomerValues> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Partial<CustomerValues> | null;
  } catch {
    return null;
  }
}

/** The browser may block storage. Then nothing is remembered. */
export function rememberCustomer(values: CustomerValues): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Nothing was stored.
  }
}

export function forgetCustomer(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
