import type { Locale } from "#messages/catalogue.ts";
import { directionOf } from "#messages/translate.ts";

export type JoinedText = string | number | null | undefined;

/** Between parts of a text that are elements of their own. */
export function commaOf(locale: Locale): string {
  return directionOf(locale) === "rtl" && locale !== "en-XA" ? "،" : ",";
}

/** For example "Mon 16 November, 14:30", with the comma of the language. Leaves out what is empty. */
export function joinTexts(texts: readonly JoinedText[], locale: Locale): string {
  return texts.filter((text) => text !== null && text !== undefined && text !== "").join(`${commaOf(locale)} `);
}

/** Keeps an address or a name in its own direction in messages, where no `bdi` is possible. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
