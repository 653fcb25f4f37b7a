import { type TextLanguage, type Translations, textLanguages } from "#contract/lists/text-languages.ts";
import { isBlank } from "#contract/parse/visible-text.ts";

type Text = { readonly name: string; readonly description: string };

/** The part of a form that has the host's texts in other languages. */
export type TextValues = { readonly language: TextLanguage; readonly translations: Translations<Text> };

/** `locale` is that of the page, which the pseudo-locale of tests is not a language of. */
export function emptyTexts(locale: string): TextValues {
  return { language: textLanguages.find((language) => language === locale) ?? "en", translations: {} };
}

export function isWithoutText({ name, description }: Text): boolean {
  return isBlank(name) && isBlank(description);
}

/** A translation with a name and no description, or the other way round. Where both are empty, it is removed. */
export function hasHalfTranslation({ translations }: TextValues, isDescriptionNeeded = true): boolean {
  return textLanguages.some((language) => {
    const text = translations[language];
    return text && !isWithoutText(text) && (isBlank(text.name) || (isDescriptionNeeded && isBlank(text.description)));
  });
}

/** For comparing two versions of a form. */
export function textsInWords({ language, translations }: TextValues): string {
  const written = textLanguages.flatMap((code) => {
    const text = translations[code];
    return text && !isWithoutText(text) ? [`${code}: ${text.name}\n${text.description}`] : [];
  });
  return [language, ...written].join("\n\n");
}
