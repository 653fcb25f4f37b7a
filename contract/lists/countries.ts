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

/** Chrome's Intl lacks mt, so in the browser use `useCountryName`. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
}

export function countriesByName(
  codes: readonly string[],
  language: string,
  nameOf = (code: string) => countryName(code, language),
): NamedCountry[] {
  const sortedAs = (name: string) => (language === "mt" ? withoutArticle(name) : name);
  // Server and browser must sort alike, and Chrome cannot sort in Maltese.
  const order = language === "mt" ? "en" : language;
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => sortedAs(a.name).localeCompare(sortedAs(b.name), order));
}

/** For example "il-Ġermanja" and "l-Italja". */
const withoutArticle = (name: string) => name.replace(/^\p{L}{1,2}-/u, "");
