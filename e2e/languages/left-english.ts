import { type Locale, type Message, messagesFor } from "#messages/catalogue.ts";
import { en, type TranslatedArea } from "#messages/english.ts";
import { offeredLanguages } from "#messages/offered-languages.ts";

/** Returns a function that finds texts which are English sentences of ours. Texts of hosts do not count. */
export function englishFinder(locale: Locale): (texts: readonly string[]) => string[] {
  const english = formsOf(messagesIn("en")).filter(saysEnough);
  // Menus have the name of each language in itself.
  const own = [...formsOf(messagesIn(locale)), ...offeredLanguages.map(({ name }) => name)];
  const isEnglish = fitsOneOf(english);
  const isOwn = fitsOneOf(own);
  return (texts) => [...new Set(texts)].filter((text) => isEnglish(text) && !isOwn(text));
}

const { moderation: _moderation, design: _design, ...translated } = en;
const areas = Object.keys(translated) as TranslatedArea[];

const messagesIn = (locale: Locale): Message[] => areas.flatMap((area) => Object.values(messagesFor(locale, area)));

const formsOf = (messages: readonly Message[]): string[] =>
  messages.flatMap((message) => (typeof message === "string" ? [message] : Object.values(message)));

/** Parameters with few words between them, such as "{first} and {last}", would fit a text of a host. */
function saysEnough(form: string): boolean {
  const letters = form.replace(/\{\w+\}/g, "").replace(/\P{L}/gu, "").length;
  return letters >= (form.includes("{") ? 8 : 3);
}

function fitsOneOf(forms: readonly string[]): (text: string) => boolean {
  const fixed = new Set(forms);
  const patterns = forms.filter((form) => saysEnough(form) && form.includes("{")).map(patternOf);
  return (text) => fixed.has(text) || patterns.some((pattern) => pattern.test(text));
}

function patternOf(form: string): RegExp {
  const literal = form.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{\w+\}/g, ".{1,80}")}$`);
}
