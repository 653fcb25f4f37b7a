import { inLanguage, type TextLanguage, type Translations } from "#contract/lists/text-languages.ts";
import type { Locale } from "#messages/catalogue.ts";

type Texts = {
  readonly textLanguage: TextLanguage;
  readonly language?: TextLanguage | undefined;
  readonly translations?: Translations<object> | undefined;
};

/** The API gives hosts their own texts in the original. Public pages show hosts what visitors see. */
export function asVisitorSees<T extends Texts>(thing: T, locale: Locale): T {
  const { language, translations } = thing;
  return language && translations ? inLanguage({ ...thing, language, translations }, locale) : thing;
}
