import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** One number in its one form (`+35621234567`), or null when no phone in the world has it. Pure. */
export function phoneInOneForm(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  return parsed?.isPossible() ? parsed.number : null;
}
