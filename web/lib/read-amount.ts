import { currencyNames, currencySymbol } from "#format/numbers.ts";

/** Matches a point or comma with one or two digits after it. */
const decimals = /^(.*)[.,](\d{1,2})$/;
/** All thousands separators must be the same character, each followed by three digits. */
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/;

/**
 * Accepts an amount as people write it: `45`, `45,50`, `€45`, `1.200,00`, `1,200`, `1 200`. Both `1,200` and `1.200`
 * mean one thousand two hundred. Null if the text is not an amount, has more than two decimals, or names another
 * currency.
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

/** Lower-case symbol, names and code of the currency, and an empty string if none is written. */
function signsOf(currency: string): string[] {
  const names = [currencySymbol(currency), ...currencyNames(currency), currency];
  return ["", ...names.map((name) => name.toLowerCase())];
}

function wholeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return grouped.test(text) ? Number(text.replace(/\D/g, "")) : null;
}
