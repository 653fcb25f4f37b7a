import type { Locale } from "#messages/catalogue.ts";
import { directionOf } from "#messages/translate.ts";

export type JoinedText = string | number | null | undefined;

/** For example "Mon 16 November, 14:30", with the comma of the language. Leaves out what is empty. */
export function joinTexts(texts: readonly JoinedText[], locale: Locale): string {
  const comma = directionOf(locale) === "rtl" && locale !== "en-XA" ? "،" : ",";
  return texts.filter((text) => text !== null && text !== undefined && text !== "").join(`${comma} `);
}

/** Keeps an address or a name in its own direction in messages, where no `bdi` is possible. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
