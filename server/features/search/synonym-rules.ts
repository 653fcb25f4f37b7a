import { normalise, stem, wordsOf } from "./search-text-rules.ts";
import { cityAliases, synonyms } from "./synonyms.ts";

const idsByStem = new Map<string, Set<string>>();
const idsByPhrase = new Map<string, Set<string>>();
for (const { id, words } of synonyms) {
  for (const parts of words.map(wordsOf)) {
    const phrase = parts.map(stem).join(" ");
    const ids = parts.length === 1 ? idsByStem : idsByPhrase;
    ids.set(phrase, (ids.get(phrase) ?? new Set()).add(id));
  }
}
const widerIds = new Map(synonyms.map(({ id, within = [] }) => [id, within]));

/** Every word of the list, so that a typing mistake in one of them is recognised. */
export const knownWords: readonly string[] = [
  ...new Set([
    ...synonyms.flatMap(({ words }) => words.flatMap(wordsOf)),
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

type Phrase = { readonly words: readonly string[]; readonly ids: readonly string[] };

/** Splits words into the phrases of the list and single words, in their order. */
export function phrasesIn(words: readonly string[]): Phrase[] {
  const found: Phrase[] = [];
  for (let n = 0; n < words.length; ) {
    const length =
      [3, 2].find((size) =>
        idsByPhrase.has(
          words
            .slice(n, n + size)
            .map(stem)
            .join(" "),
        ),
      ) ?? 1;
    const own = words.slice(n, n + length);
    const ids = length === 1 ? synonymsOf(own[0] ?? "") : [...(idsByPhrase.get(own.map(stem).join(" ")) ?? [])];
    found.push({ words: own, ids });
    n += length;
  }
  return found;
}

export function cityNames(city: { readonly name: string; readonly slug: string }): string[] {
  return [city.name, ...(cityAliases[city.slug] ?? [])].map(normalise);
}
