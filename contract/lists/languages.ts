/** These are BCP 47 codes. */
export const languageCodes = [
  "af",
  "ak",
  "am",
  "ar",
  "az",
  "be",
  "bg",
  "bm",
  "bn",
  "bs",
  "ca",
  "cs",
  "cy",
  "da",
  "de",
  "ee",
  "el",
  "en",
  "es",
  "et",
  "fa",
  "ff",
  "fi",
  "fil",
  "fr",
  "ga",
  "gu",
  "ha",
  "he",
  "hi",
  "hr",
  "ht",
  "hu",
  "hy",
  "id",
  "ig",
  "is",
  "it",
  "ja",
  "ka",
  "km",
  "ko",
  "ku",
  "lg",
  "ln",
  "lt",
  "lv",
  "mg",
  "mk",
  "ml",
  "mr",
  "ms",
  "mt",
  "my",
  "nb",
  "ne",
  "nl",
  "ny",
  "om",
  "pa",
  "pl",
  "ps",
  "pt",
  "qu",
  "rn",
  "ro",
  "ru",
  "rw",
  "si",
  "sk",
  "sl",
  "sn",
  "so",
  "sq",
  "sr",
  "sv",
  "sw",
  "ta",
  "te",
  "th",
  "ti",
  "tr",
  "uk",
  "ur",
  "uz",
  "vi",
  "wo",
  "xh",
  "yo",
  "yue",
  "zh",
  "zu",
] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const maxLanguages = 12;

export type NamedLanguage = { readonly code: LanguageCode; readonly name: string };

/** Call this only on the server, because browsers lack the names of some languages. */
export function languagesByName(inLanguage: string): NamedLanguage[] {
  const names = new Intl.DisplayNames([inLanguage], { type: "language" });
  return languageCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, inLanguage));
}

/** Call this only on the server, because browsers lack the names of some languages. */
export function languageNames(codes: readonly string[], inLanguage: string): string {
  const names = new Intl.DisplayNames([inLanguage], { type: "language" });
  return new Intl.ListFormat(inLanguage).format(codes.map((code) => names.of(code) ?? code));
}
