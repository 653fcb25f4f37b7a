import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

type PhoneReading =
  | { readonly number: string; readonly problem?: never }
  | { readonly number?: never; readonly problem: "bad_phone" | "phone_extension" };

/**
 * Converts a typed number to E.164 (`+35621234567`). A number without + must be valid in `country`, not only possible.
 * Otherwise a Danish number of the same length would be stored as one of `country`.
 */
export function readPhone(text: string, country: string): PhoneReading {
  const parsed = parse(text, country);
  const isNumber = /^\s*[+＋]/.test(text) ? parsed?.isPossible() : parsed?.isValid();
  if (!parsed || !isNumber) return { problem: "bad_phone" };
  return parsed.ext ? { problem: "phone_extension" } : { number: parsed.number };
}

export function formatPhone(stored: string): string {
  return isE164(stored) ? (parse(stored, null)?.formatInternational() ?? stored) : stored;
}

export function isE164(text: string): boolean {
  return /^\+[1-9]\d{4,14}$/.test(text);
}

function parse(text: string, country: string | null): PhoneNumber | undefined {
  const defaultCountry: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(text, { ...(defaultCountry ? { defaultCountry } : {}), extract: false });
}
