/** A point or comma with one or two digits behind it, at the end: decimals. */
const decimals = /^(.*)[.,](\d{1,2})$/;
/** One kind of separator, always before three digits. */
const grouped = /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/;

/**
 * An amount as people write it: `45`, `45,50`, `€45`, `1.200,00`, `1,200`, `1 200`. Null where it is none or could mean
 * two things: more than two decimals are no price. `1,200` and `1.200` are read as one thousand two hundred. A sign or
 * name may stand beside it if it is the currency's own: dollars are no euros.
 */
export function readAmount(text: string, currency = "EUR"): number | null {
  const spaced = text.replace(/[\s\u00A0\u202F]+/g, " ").trim();
  const [, before = "", bare = "", after = ""] = /^([^\d-]*)(\d.*?)?([^\d.,'’-]*)$/.exec(spaced) ?? [];
  if (![before, after].every((sign) => signsOf(currency).includes(sign.trim().toLowerCase()))) return null;
  if (!/^\d[\d.,'’ ]*$/.test(bare)) return null;
  const whole = wholeOf(bare);
  if (whole !== null) return whole;
  const [, main = "", cents = ""] = decimals.exec(bare) ?? [];
  const units = wholeOf(main);
  // A thousands separator and a decimal one are never the same sign.
  if (units === null || main.includes(bare.charAt(main.length))) return null;
  return Number(`${units}.${cents}`);
}

/** How the currency is written beside a figure; also not at all. */
function signsOf(currency: string): string[] {
  const written = (currencyDisplay: "narrowSymbol" | "name", amount: number) =>
    new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === "currency")?.value ?? "";
  const names = [written("narrowSymbol", 1), written("name", 1), written("name", 2), currency];
  return ["", ...names.map((name) => name.toLowerCase())];
}

function wholeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return grouped.test(text) ? Number(text.replace(/\D/g, "")) : null;
}
