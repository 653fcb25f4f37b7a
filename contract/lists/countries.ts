export type NamedCountry = { readonly code: string; readonly name: string };

export const formCountryCodes = [
  "AD",
  "AL",
  "AT",
  "AU",
  "BA",
  "BE",
  "BG",
  "BY",
  "CA",
  "CH",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GB",
  "GR",
  "HR",
  "HU",
  "IE",
  "IS",
  "IT",
  "LI",
  "LT",
  "LU",
  "LV",
  "MC",
  "MD",
  "ME",
  "MK",
  "MT",
  "NL",
  "NO",
  "PL",
  "PT",
  "RO",
  "RS",
  "RU",
  "SE",
  "SI",
  "SK",
  "SM",
  "UA",
  "US",
  "VA",
  "XK",
] as const;

/** Chrome's Intl lacks mt, and would use the language of the device instead. */
const languageOfNames = (language: string) => (language === "mt" ? "en" : language);

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([languageOfNames(language)], { type: "region" }).of(code) ?? code;
}

export function countriesByName(codes: readonly string[], language: string): NamedCountry[] {
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, languageOfNames(language)));
}
