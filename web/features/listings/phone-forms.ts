import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

export type PhoneForms = { readonly national: string; readonly international: string };

/** A number as it is dialled at home and from abroad; null when no phone in the world has it. */
export function phoneForms(text: string, country: string): PhoneForms | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  if (!parsed?.isPossible()) return null;
  return { national: parsed.formatNational(), international: parsed.formatInternational() };
}
