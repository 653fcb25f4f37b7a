import { z } from "zod";
import { type TextLanguage, type Translations, textLanguages } from "./lists/text-languages.ts";
import { isBlank } from "./parse/visible-text.ts";

const Language = z.enum(textLanguages, "not_an_option");

/** In the body of a host's own content. */
export const originalLanguage = Language.optional().meta({
  description: "Language of the texts themselves; a new one gets the caller's language, an update keeps it",
  example: "en",
});

/** What the owner gets back, next to the texts themselves. */
export const ownTexts = <T extends z.ZodType>(text: T) => ({
  language: Language.optional().meta({
    description: "Language of the texts themselves; only sent to the owner",
    example: "en",
  }),
  translations: byLanguage(text)
    .optional()
    .meta({ description: "The texts in other languages; only sent to the owner, who always gets the original texts" }),
});

export const textLanguage = Language.meta({
  description: "Language of the texts: the reader's if the host has written them in it, otherwise the original one",
  example: "en",
});

/** A translation without any text is removed. */
export function translationsBody<T extends z.ZodType<object>>(text: T) {
  return byLanguage(z.preprocess((value) => (isEmpty(value) ? null : value), text.nullable()))
    .transform(withoutRemoved<z.output<T>>)
    .optional()
    .meta({
      description: "The texts in other languages than `language`, all of them; left out to keep the current ones",
    });
}

function byLanguage<T extends z.ZodType>(text: T) {
  const described = text.optional().meta({ description: "The texts in this language" });
  // Object.fromEntries forgets the names.
  const shape = Object.fromEntries(textLanguages.map((language) => [language, described]));
  return z.strictObject(shape as Record<TextLanguage, z.ZodOptional<T>>);
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === "object" && Object.values(value).every((text) => typeof text === "string" && isBlank(text));
}

function withoutRemoved<Text extends object>(
  texts: Readonly<Partial<Record<TextLanguage, Text | null | undefined>>>,
): Translations<Text> {
  return Object.fromEntries(
    textLanguages.toSorted().flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])),
  );
}
