import type { CommunityId } from "#contract/lists/communities.ts";
import { countryName } from "#contract/lists/countries.ts";
import { textLanguages } from "#contract/lists/text-languages.ts";
import { type Origin, origins, regions } from "./origins.ts";
import { normalise, stem, wordsOf } from "./search-text-rules.ts";
import { cityAliases, type Synonyms, synonyms } from "./synonyms.ts";

const idsByStem = new Map<string, Set<string>>();
const idsByPhrase = new Map<string, Set<string>>();
const communitiesByPhrase = new Map<string, Set<CommunityId>>();
const phraseOf = (words: readonly string[]) => words.map(stem).join(" ");
const add = <T>(to: Map<string, Set<T>>, phrase: string, ...those: readonly T[]) =>
  to.set(phrase, new Set([...(to.get(phrase) ?? []), ...those]));

const originPrefix = "origin-";
const nameWords = ({ country, demonyms }: Origin) => [
  ...textLanguages.map((language) => countryName(country, language)),
  ...demonyms,
];
const originSynonyms: readonly Synonyms[] = origins.map((origin) => ({
  id: originPrefix + origin.country.toLowerCase(),
  words: [...nameWords(origin), ...origin.places],
}));
const allSynonyms = [...synonyms, ...originSynonyms];

for (const { id, words } of allSynonyms)
  for (const parts of words.map(wordsOf)) add(parts.length === 1 ? idsByStem : idsByPhrase, phraseOf(parts), id);
for (const origin of origins)
  for (const word of nameWords(origin)) add(communitiesByPhrase, phraseOf(wordsOf(word)), origin.community);
for (const { words, communities } of regions)
  for (const parts of words.map(wordsOf)) {
    add(communitiesByPhrase, phraseOf(parts), ...communities);
    if (parts.length > 1) add(idsByPhrase, phraseOf(parts));
  }
const widerIds = new Map(synonyms.map(({ id, within = [] }) => [id, within]));

/** Every word of the list, so that a typing mistake in one of them is recognised. */
export const knownWords: readonly string[] = [
  ...new Set([
    ...allSynonyms.flatMap(({ words }) => words.flatMap(wordsOf)),
    ...Object.values(cityAliases).flat().flatMap(wordsOf),
  ]),
];

export const synonymsOf = (word: string): readonly string[] => [...(idsByStem.get(stem(word)) ?? [])];

/** The things that texts are about, and the wider things that they belong to. */
export function thingsIn(texts: readonly string[]): string[] {
  const ids = texts.flatMap((text) => {
    const stems = wordsOf(text).map(stem);
    const line = ` ${stems.join(" ")} `;
    const phrases = [...idsByPhrase].filter(([phrase]) => line.includes(` ${phrase} `));
    return [...stems.flatMap((word) => [...(idsByStem.get(word) ?? [])]), ...phrases.flatMap(([, own]) => [...own])];
  });
  return [...new Set(ids.flatMap((id) => [id, ...(widerIds.get(id) ?? [])]))];
}

/** Where texts say that something is from: "banku" is Ghanaian. */
export const originsIn = (texts: readonly string[]): string[] =>
  thingsIn(texts).filter((id) => id.startsWith(originPrefix));

/** The communities of a country or region that the words name. */
export const communitiesNamed = (words: readonly string[]): readonly CommunityId[] => [
  ...(communitiesByPhrase.get(phraseOf(words)) ?? []),
];

type Phrase = { readonly words: readonly string[]; readonly ids: readonly string[] };

/** Whether the list has these words as one thing. */
export const isPhrase = (words: readonly string[]): boolean => idsByPhrase.has(phraseOf(words));

/** Splits words into the phrases of the list and single words, in their order. */
export function phrasesIn(words: readonly string[]): Phrase[] {
  const found: Phrase[] = [];
  for (let n = 0; n < words.length; ) {
    const length = [3, 2].find((size) => isPhrase(words.slice(n, n + size))) ?? 1;
    const own = words.slice(n, n + length);
    const ids = length === 1 ? synonymsOf(own[0] ?? "") : [...(idsByPhrase.get(phraseOf(own)) ?? [])];
    found.push({ words: own, ids });
    n += length;
  }
  return found;
}

export function cityNames(city: { readonly name: string; readonly slug: string }): string[] {
  return [city.name, ...(cityAliases[city.slug] ?? [])].map(normalise);
}
