import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";

/** Per kind of formatter. An event can be in any of 600 zones: a server must not keep a formatter for each forever. */
const maxKept = 100;

/**
 * Keeps what `create` returns for each language and variant (a time zone, a currency). Creating an Intl formatter is
 * slow: a phone needs 100 ms for its first.
 */
export function formatterCache<T>(
  create: (language: string, variant: string) => T,
): (language: string, variant: string) => T {
  const kept = new Map<string, T>();
  return (language, variant) => {
    const key = `${language} ${variant}`;
    const known = kept.get(key);
    if (known) return known;
    const created = create(language, variant);
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, created);
    return created;
  };
}

export function dateFormatter(options: Intl.DateTimeFormatOptions) {
  return formatterCache((language, timeZone) => new Intl.DateTimeFormat(language, { ...options, timeZone }));
}

/** For dates: day before month, 24-hour clock. Plain "en" is American in Intl. */
export function dateLanguageOf(locale: Locale): string {
  const language = languageOf(locale);
  return language === "en" ? "en-GB" : language;
}
