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
 * A number as somebody typed it, in E.164 (`+35621234567`). Without + it is one of `country`, and then it must be one
 * that the country's plan has: a Danish number would otherwise be stored as a Maltese one of the same length.
 */
export function readPhone(text: string, country: string): PhoneReading {
  const parsed = parse(text, country);
  const isNumber = /^\s*[+＋]/.test(text) ? parsed?.isPossible() : parsed?.isValid();
  if (!parsed || !isNumber) return { problem: "bad_phone" };
  return parsed.ext ? { problem: "phone_extension" } : { number: parsed.number };
}

/** A stored number as people write it, `+356 2123 4567`; what is no E.164 number stays as it is. */
export function formatPhone(stored: string): string {
  return isE164(stored) ? (parse(stored, null)?.formatInternational() ?? stored) : stored;
}

/** Only such a number can be called from anywhere. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{4,14}$/.test(text);
}

function parse(text: string, country: string | null): PhoneNumber | undefined {
  const defaultCountry: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(text, { ...(defaultCountry ? { defaultCountry } : {}), extract: false });
}
