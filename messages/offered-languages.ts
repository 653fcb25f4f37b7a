import { type Locale, locales } from "./catalogue.ts";
import { languages } from "./languages.ts";

export type OfferedLanguage = {
  readonly locale: Locale;
  /** In the language itself. */
  readonly name: string;
  readonly englishName: string;
  readonly direction: "ltr" | "rtl";
};

const inEnglish = new Intl.DisplayNames(["en"], { type: "language" });

/** Those that visitors can choose. */
export const offeredLanguages: readonly OfferedLanguage[] = locales.flatMap((locale) =>
  locale === "en-XA" ? [] : [{ locale, englishName: inEnglish.of(locale) ?? locale, ...nameOf(locale) }],
);

function nameOf(locale: Exclude<Locale, "en-XA">) {
  const { name, direction } = languages[locale];
  return { name, direction };
}
