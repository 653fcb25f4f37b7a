import type { City } from "#contract/countries/country-packs.ts";
import { mistakesAllowed, typingDistance, wordsOf } from "./search-text-rules.ts";
import { cityNames, knownWords } from "./synonym-rules.ts";

export type NamedCity = {
  readonly slug: string;
  /** Its name as documents have it, without the article. */
  readonly words: readonly string[];
  /** Which of the typed words name it. */
  readonly at: number;
  readonly length: number;
  readonly isCorrected: boolean;
};

const articles = new Set(wordsOf("il l in ir is ix iz hal had haz tas tal ta the"));
const longestName = 5;
const shortestCorrected = 5;

type Names = ReadonlyMap<string, { readonly slug: string; readonly words: readonly string[] }>;
const namesOf = new WeakMap<readonly City[], Names>();

/** The first city that the words name, with or without its article. */
export function cityNamed(
  words: readonly string[],
  isContent: (at: number) => boolean,
  cities: readonly City[],
): NamedCity | null {
  const names = namesOf.get(cities) ?? namesIn(cities);
  namesOf.set(cities, names);
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const found = names.get(words.slice(at, at + length).join(" "));
      if (found && isContent(at + length - 1)) return { ...found, at, length, isCorrected: false };
    }
  for (const [at, word] of words.entries()) {
    const found = isContent(at) ? mistyped(word, names) : undefined;
    if (found) return { ...found, at, length: 1, isCorrected: true };
  }
  return null;
}

function namesIn(cities: readonly City[]): Names {
  const names = new Map<string, { slug: string; words: readonly string[] }>();
  for (const city of cities)
    for (const name of cityNames(city)) {
      const core = name.split(" ").filter((word, n) => n > 0 || !articles.has(word));
      for (const key of [name, core.join(" ")]) if (!names.has(key)) names.set(key, { slug: city.slug, words: core });
    }
  return names;
}

/** One mistake in a long word that means nothing else. */
function mistyped(word: string, names: Names) {
  if (word.length < shortestCorrected || mistakesAllowed(word) === 0 || knownWords.includes(word)) return undefined;
  return [...names].find(([name]) => name[0] === word[0] && typingDistance(word, name, 1) === 1)?.[1];
}
