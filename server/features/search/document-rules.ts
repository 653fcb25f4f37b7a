import { type City, citiesIn } from "#contract/countries/country-packs.ts";
import { communityById } from "#contract/lists/communities.ts";
import { languageNames } from "#contract/lists/languages.ts";
import { stem, wordsOf } from "./search-text-rules.ts";
import { cityNames, originsIn, thingsIn } from "./synonym-rules.ts";
import { thingsOfCategory } from "./synonyms.ts";

/** Raise this number whenever documents would be written differently: they are rebuilt at the next start. */
export const documentVersion = 4;

type Findable = {
  readonly hostName: string;
  readonly country: string;
  /** In every language. */
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  readonly address: string;
  readonly communityId: number;
  readonly categoryTitle: string;
  /** The titles of subcategories and the names of items in every language. */
  readonly offers: readonly string[];
  readonly cityId: number | null;
  readonly languages: readonly string[];
};

/** The words of a document, from the most to the least important. PostgreSQL calls these weights A, B, C and D. */
export type DocumentWords = {
  readonly name: readonly string[];
  readonly offer: readonly string[];
  readonly related: readonly string[];
  readonly description: readonly string[];
  readonly keywords: string;
};

export function documentWords(thing: Findable): DocumentWords {
  const about = [
    ...thing.offers,
    thing.hostName,
    communityById(thing.communityId)?.name ?? "",
    ...namesOfCity(thing.country, thing.cityId),
    ...thing.languages.flatMap((code) => [languageNames([code], "en"), languageNames([code], code)]),
  ];
  const keywords = new Set([...thing.names, thing.categoryTitle, ...about].flatMap(wordsOf));
  return {
    name: [...new Set(thing.names.flatMap(searchable))],
    offer: [
      ...new Set([
        ...about.flatMap(searchable),
        ...originsIn([...thing.names, ...thing.offers, ...thing.descriptions]).map(relatedTo),
      ]),
    ],
    // A category such as "MCs DJs and Catering" names more than one listing offers, so its words count less.
    related: [
      ...searchable(thing.categoryTitle),
      ofCommunity(thing.communityId),
      ...[...(thingsOfCategory[thing.categoryTitle] ?? []), ...thingsIn([...thing.names, ...thing.offers])].map(
        relatedTo,
      ),
    ],
    description: [...new Set([...thing.descriptions, thing.address].flatMap(searchable))],
    keywords: [...keywords].join(" "),
  };
}

/** No word of a text starts with this sign. */
export const relatedTo = (id: string) => `~${id}`;

/** What belongs to a community, for those who search for one of its countries. */
export const ofCommunity = (communityId: number) => `@${communityId}`;

/** A word of a name is also written with this sign, so that the index finds names alone. */
export const inName = (word: string) => `=${word}`;

/** Each word and its stem. */
function searchable(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => [word, stem(word)]))];
}

function namesOfCity(country: string, cityId: number | null): string[] {
  const city: City | undefined = citiesIn(country).find(({ id }) => id === String(cityId));
  return city ? cityNames(city) : [];
}

const usualStars = 4;
const usualRatings = 3;

/** A few ratings say little, so three usual ones are added to them. */
export function ratingScore(average: number | null, count: number): number {
  return ((average ?? 0) * count + usualStars * usualRatings) / (count + usualRatings);
}
