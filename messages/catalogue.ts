import * as ar from "./ar/index.ts";
import { type Area, en, type Message, type Messages, type TranslatedArea } from "./english.ts";
import * as es from "./es/index.ts";
import * as fr from "./fr/index.ts";
import * as hi from "./hi/index.ts";
import type { Language } from "./languages.ts";
import * as mt from "./mt/index.ts";
import { pseudo } from "./pseudo.ts";
import * as pt from "./pt/index.ts";
import * as sw from "./sw/index.ts";
import * as tr from "./tr/index.ts";
import * as ur from "./ur/index.ts";

export type { Area, Message, MessageKey, Messages, ParamName, PlainMessageKey } from "./english.ts";

type Catalogue = { readonly [A in TranslatedArea]: Readonly<Record<string, Message>> };

/** A language is offered once it is complete. */
const catalogues = { en, mt, ar, fr, es, pt, hi, ur, sw, tr } as const satisfies {
  readonly [L in Language]?: Catalogue;
};

/** `en-XA` is for tests: see `pseudo.ts`. Object.keys returns strings, because an object may have more keys than its type names. */
export const locales = [...(Object.keys(catalogues) as (keyof typeof catalogues)[]), "en-XA"] as const;
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
  // `merge` joins these areas, but Object.assign forgets their types.
  return messages as Messages<A>;
}

function merge(locale: Locale, areas: readonly Area[]): object {
  if (locale === "en-XA") return pseudo(Object.assign({}, ...areas.map((area) => en[area])));
  const catalogue: Partial<Record<Area, object>> = catalogues[locale];
  return Object.assign({}, ...areas.map((area) => catalogue[area] ?? en[area]));
}
