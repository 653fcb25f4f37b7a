import type { Area, Locale, Message, MessageKey, Messages, ParamName } from "./catalogue.ts";
import type { Language } from "./languages.ts";

export type Params = Readonly<Record<string, string | number>>;

/** `t("key", { count: 2 })` fills in `{count}` and picks the plural form if there are several. */
export type Translate<A extends Area> = <K extends MessageKey<A>>(
  key: K,
  ...params: [ParamName<A, K>] extends [never] ? [] : [Readonly<Record<ParamName<A, K>, string | number>>]
) => string;

export function translator<A extends Area>(locale: Locale, messages: Messages<A>): Translate<A> {
  const texts: Readonly<Record<string, Message>> = messages;
  const translate = (key: string, params: Params = {}) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`No message "${key}" on this page: is its area loaded by the layout?`);
    const form =
      typeof message === "string" ? message : (message[pluralForm(locale, Number(params.count))] ?? message.other);
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  };
  // TypeScript would need seconds to compare the parameters of all messages.
  return translate as Translate<A>;
}

const pluralRules = new Map<Locale, Intl.PluralRules>();

function pluralForm(locale: Locale, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(languageOf(locale));
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/** The pseudo-locale formats numbers and dates as English does. */
export function languageOf(locale: Locale): Language {
  return locale === "en-XA" ? "en" : locale;
}

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return rightToLeft.has(locale) ? "rtl" : "ltr";
}

const rightToLeft = new Set<string>(["ar", "ur", "en-XA"]);
