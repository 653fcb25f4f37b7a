import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";

/**
 * An event can be in any of 600 zones, and a server must not keep a formatter for each forever. The limit is per kind
 * of formatter.
 */
const maxKept = 100;

/**
 * Creating an Intl formatter is slow: a phone needs 100 ms for its first. So one is kept for each language and variant,
 * such as a time zone or a currency.
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

/**
 * Chrome's Intl lacks mt, and would use the language of the device instead. Numbers look as they do in English.
 */
export function intlLanguageOf(locale: Locale): string {
  const language = languageOf(locale);
  return language === "mt" ? "en" : language;
}

/** In Intl, plain "en" is American. We want the day before the month and a 24-hour clock. */
export function dateLanguageOf(locale: Locale): string {
  const language = intlLanguageOf(locale);
  return language === "en" ? "en-GB" : language;
}
