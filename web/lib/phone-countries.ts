import { callingCodes } from "#contract/lists/calling-codes.ts";
import { countriesByName } from "#contract/lists/countries.ts";

export type PhoneCountryOption = { readonly value: string; readonly label: string };

// Cached, because sorting 245 names takes a millisecond and the server would do it for every customer.
const byLanguage = new Map<string, readonly PhoneCountryOption[]>();

/** For example "Italy +39". The code always reads from left to right. */
export function phoneCountryOptions(
  language: string,
  nameOf?: (code: string) => string,
): readonly PhoneCountryOption[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const options = countriesByName([...callingCodes.keys()], language, nameOf).map(({ code, name }) => ({
    value: code,
    label: `${name} \u2066+${callingCodes.get(code)}\u2069`,
  }));
  byLanguage.set(language, options);
  return options;
}
