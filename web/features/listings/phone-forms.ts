import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

export type PhoneForms = { readonly national: string; readonly international: string };

/** A number as it is dialled at home and from abroad; null when no phone in the world has it. */
export function phoneForms(text: string, country: string): PhoneForms | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  // As on the server: a number without + must be one that the country's plan has.
  const isNumber = /^\s*\+/.test(text) ? parsed?.isPossible() : parsed?.isValid();
  if (!parsed || !isNumber || parsed.ext) return null;
  return { national: parsed.formatNational(), international: parsed.formatInternational() };
}
