import { type Area, en, type Messages } from "./english.ts";
import { pseudo } from "./pseudo.ts";

export type { Area, Message, MessageKey, Messages, ParamName, PlainMessageKey } from "./english.ts";

export const locales = ["en", "en-XA"] as const;
export type Locale = (typeof locales)[number];

/** English if the stored locale is no longer offered. */
export function storedLocale(text: string): Locale {
  return locales.find((locale) => locale === text) ?? "en";
}

const merged = new Map<string, object>();

/** Every page asks for its messages, and merging hundreds of them takes milliseconds. So the result is kept. */
export function messagesFor<A extends Area>(locale: Locale, ...areas: readonly A[]): Messages<A> {
  const key = [locale, ...areas].join();
  const messages = merged.get(key) ?? merge(locale, areas);
  merged.set(key, messages);
  return messages as Messages<A>;
}

function merge(locale: Locale, areas: readonly Area[]): object {
  const messages = Object.assign({}, ...areas.map((area) => en[area]));
  return locale === "en-XA" ? pseudo(messages) : messages;
}
