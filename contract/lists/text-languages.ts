/** Hosts can write their texts in these languages, which are the ones that visitors can choose. */
export const textLanguages = ["en", "mt", "ar", "fr", "es", "pt", "hi", "ur", "sw", "tr"] as const;
export type TextLanguage = (typeof textLanguages)[number];

export type Translations<Text extends object> = { readonly [L in TextLanguage]?: Text | undefined };

/** A text of a host: the original in `language`, and what it is in other languages. */
export type TranslatedText = { readonly language: TextLanguage; readonly translations: Translations<object> };

/** The texts in the reader's language if the host has written them, otherwise the original. */
export function inLanguage<T extends TranslatedText>(original: T, locale: string): T & { textLanguage: TextLanguage } {
  const language = textLanguages.find((known) => known === locale && known !== original.language);
  const translation = language && original.translations[language];
  return { ...original, ...translation, textLanguage: translation ? language : original.language };
}
