import { callingCodes } from "#contract/lists/calling-codes.ts";
import { countriesByName } from "#contract/lists/countries.ts";

export type PhoneCountryOption = { readonly value: string; readonly label: string };

// Sorting 245 names takes a millisecond, and the server shows them to every customer.
const byLanguage = new Map<string, readonly PhoneCountryOption[]>();

/** Every country with its code: "Malta +356". The code reads from left to right inside any text. */
export function phoneCountryOptions(language: string): readonly PhoneCountryOption[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const options = countriesByName([...callingCodes.keys()], language).map(({ code, name }) => ({
    value: code,
    label: `${name} \u2066+${callingCodes.get(code)}\u2069`,
  }));
  byLanguage.set(language, options);
  return options;
}
