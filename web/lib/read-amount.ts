import { currencyNames, currencySymbol } from "#format/numbers.ts";

/** A point or comma followed by one or two digits at the end. */
const decimals = /^(.*)[.,](\d{1,2})$/;
/** One kind of thousands separator, always followed by three digits. */
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/;

/**
 * Parses an amount as people write it: `45`, `45,50`, `€45`, `1.200,00`, `1,200`, `1 200`. Null if it is not an amount
 * or is ambiguous, such as more than two decimals. `1,200` and `1.200` both mean one thousand two hundred. Only the
 * symbol, name or code of `currency` may stand beside the number: an amount in dollars is not one in euros.
 */
export function readAmount(text: string, currency: string): number | null {
  const spaced = text.replace(/[\s\u00A0\u202F]+/g, " ").trim();
  const [, before = "", bare = "", after = ""] = /^([^\d-]*)(\d.*?)?([^\d.,'’-]*)$/.exec(spaced) ?? [];
  if (![before, after].every((sign) => signsOf(currency).includes(sign.trim().toLowerCase()))) return null;
  if (!/^\d[\d.,'’ ]*$/.test(bare)) return null;
  const whole = wholeOf(bare);
  if (whole !== null) return whole;
  const [, main = "", cents = ""] = decimals.exec(bare) ?? [];
  const units = wholeOf(main);
  // The thousands separator and the decimal separator must differ.
  if (units === null || main.includes(bare.charAt(main.length))) return null;
  return Number(`${units}.${cents}`);
}

/** Lower-case symbol, names and code of the currency, and the empty string for none. */
function signsOf(currency: string): string[] {
  const names = [currencySymbol(currency), ...currencyNames(currency), currency];
  return ["", ...names.map((name) => name.toLowerCase())];
}

function wholeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return grouped.test(text) ? Number(text.replace(/\D/g, "")) : null;
}
