import { type TextLanguage, type Translations, textLanguages } from "#contract/lists/text-languages.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { refuse } from "#server/refusal.ts";

type Texts<Text extends object> = { readonly language: TextLanguage; readonly translations: Translations<Text> };
type GivenTexts<Text extends object> = {
  readonly language?: TextLanguage | undefined;
  readonly translations?: Translations<Text> | undefined;
};

/** What is left out stays as it is. A new text is in the language of the page that its host uses. */
export function textsOf<Text extends object>(
  given: GivenTexts<Text>,
  present: Texts<Text> | null,
  locale: Locale,
): { language: TextLanguage; translations: Translations<Text> } {
  const language = given.language ?? present?.language ?? languageOf(locale);
  const translations = given.translations ?? present?.translations ?? {};
  if (translations[language]) refuse("invalid_fields", { fields: { [`translations.${language}`]: "not_an_option" } });
  return { language, translations };
}

/** Texts that are searched, whatever language they are in. */
export function everyText<Name extends string>(
  row: Readonly<Record<Name, string | null>> & {
    readonly translations: Translations<Partial<Readonly<Record<Name, string>>>>;
  },
  name: Name,
): string[] {
  return [row[name] ?? "", ...textLanguages.map((language) => row.translations[language]?.[name] ?? "")].filter(
    Boolean,
  );
}

/**
 * For moderators: every text in every language by a name such as `name.fr`. A language without a text has an empty
 * one, so that a new translation counts as a change.
 */
export function translatedContent<Name extends string>(
  translations: Translations<Partial<Readonly<Record<Name, string>>>>,
  names: Readonly<Record<string, Name>>,
): Record<string, string> {
  const fields = textLanguages.flatMap((language) =>
    Object.entries(names).map(([field, name]) => [`${field}.${language}`, translations[language]?.[name] ?? ""]),
  );
  return Object.fromEntries(fields);
}
