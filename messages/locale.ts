import { type Locale, locales } from "./catalogue.ts";

export const localeCookieName = "lang";

/** Tries `?lang=` first, then the cookie, then the Accept-Language header. */
export function chooseLocale(asked: {
  query?: string | null;
  cookie?: string | null;
  acceptLanguage?: string | null;
}): Locale {
  const wishes = [asked.query, asked.cookie, ...acceptedLanguages(asked.acceptLanguage)];
  for (const wish of wishes) {
    const locale = knownLocale(wish);
    if (locale) return locale;
  }
  return "en";
}

/** The locale of a tag such as `fr` or `fr-FR`. Undefined if we do not have the language. Ignores case. */
export function knownLocale(tag: string | null | undefined): Locale | undefined {
  const asked = tag?.toLowerCase();
  const find = (wish: string | undefined) => locales.find((known) => known.toLowerCase() === wish);
  return find(asked) ?? find(asked?.split("-")[0]);
}

function acceptedLanguages(header: string | null | undefined): string[] {
  if (!header) return [];
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().split(";");
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality ? Number(quality) : 1 };
    })
    .filter(({ tag }) => tag && tag !== "en-XA")
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
