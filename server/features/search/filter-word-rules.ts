import { type TextLanguage, textLanguages } from "#contract/lists/text-languages.ts";
import { type DayName, filterWords } from "./filter-words.ts";
import { stem, wordsOf } from "./search-text-rules.ts";

type Meaning =
  | { readonly kind: "day"; readonly day: DayName }
  | { readonly kind: "near" | "events" | "event" | "freeOfCharge" | "free" | "available" | "filler" };

const longestPhrase = 4;

const keyOf = (words: readonly string[]) => words.join(" ");
/** Days of the week are also typed without the Arabic article. "اليوم" (today) would be "يوم" (day) without it. */
const withoutArticle = (words: readonly string[]) =>
  words.map((word) => (/^\p{Script=Arabic}+$/u.test(word) ? stem(word) : word)).join(" ");

const forAll = new Map<string, Meaning>();
const ownDays = new Map<TextLanguage, Map<string, Meaning>>();
const day = (name: DayName): Meaning => ({ kind: "day", day: name });

for (const language of textLanguages) {
  const { weekdays, ownDays: own, fillers, ...rest } = filterWords[language];
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split("|")) {
      const key = keyOf(wordsOf(phrase));
      // A word of an earlier kind keeps its meaning: "esta semana" is a day, although "esta" is a filler.
      if (!forAll.has(key)) forAll.set(key, meaning);
    }
  };
  for (const [n, words] of weekdays.entries()) {
    const meaning = day(`weekday-${(n + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`);
    add(words, meaning);
    for (const word of words.split("|")) forAll.set(withoutArticle(wordsOf(word)), meaning);
  }
  for (const name of ["today", "tomorrow", "weekend", "week"] as const) add(rest[name], day(name));
  for (const kind of ["near", "events", "freeOfCharge", "available"] as const) add(rest[kind], { kind });
  add(fillers, { kind: "filler" });
  ownDays.set(language, new Map(Object.entries(own).map(([word, name]) => [keyOf(wordsOf(word)), day(name)])));
}
forAll.set("event", { kind: "event" });
forAll.set("free", { kind: "free" });

export type Part = { readonly words: readonly string[]; readonly at: number; readonly meaning: Meaning | null };

/** Splits words into phrases that name a filter, fillers, and single other words. */
export function meaningsOf(words: readonly string[], language: string): Part[] {
  const own = ownDays.get(textLanguages.find((known) => known === language) ?? "en");
  const look = (phrase: readonly string[]): Meaning | null => {
    const key = keyOf(phrase);
    const found = own?.get(key) ?? forAll.get(key) ?? ownDays.get("en")?.get(key);
    if (found) return found;
    const singular = forAll.get(key.replace(/s$/, ""));
    return singular?.kind === "day" ? singular : null;
  };
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const sizes = Array.from({ length: Math.min(longestPhrase, words.length - at) }, (_, n) => n + 1).reverse();
    const size = sizes.find((one) => look(words.slice(at, at + one)) !== null) ?? 1;
    const own = words.slice(at, at + size);
    parts.push({ words: own, at, meaning: look(own) });
    at += size;
  }
  return parts;
}
