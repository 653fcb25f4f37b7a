import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

export type PhoneForms = { readonly national: string; readonly international: string };

/** Null if the number is not valid. */
export function phoneForms(text: string, country: string): PhoneForms | null {
  // Our list of calling codes has the countries of this library.
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  // This is the server's rule: a number without `+` must be valid in the country's numbering plan.
  const isNumber = /^\s*\+/.test(text) ? parsed?.isPossible() : parsed?.isValid();
  if (!parsed || !isNumber || parsed.ext) return null;
  return { national: parsed.formatNational(), international: parsed.formatInternational() };
}
