import type { City } from "#contract/countries/country-packs.ts";
import { meaningsOf, type Part } from "./filter-word-rules.ts";
import type { DayName } from "./filter-words.ts";
import { cityNamed, type NamedCity } from "./named-city-rules.ts";
import { placeTerm, type Term, termsOf } from "./query-rules.ts";
import { wordsOf } from "./search-text-rules.ts";
import { isPhrase, synonymsOf } from "./synonym-rules.ts";

export type ParsedQuery = {
  readonly terms: readonly Term[];
  /** The filters that the words name. */
  readonly day: DayName | null;
  readonly isEvents: boolean;
  readonly isFreeOfCharge: boolean;
  readonly city: NamedCity | null;
  /** With a word such as "near", the city is a filter. Otherwise its name is searched for, too. */
  readonly isNear: boolean;
  /** The text without the words of filters and of the city. */
  readonly text: string;
};

const mostWords = 12;
/** Things that take place, so "free" means that they cost nothing. */
const eventThings = new Set([
  "festival",
  "football",
  "cricket",
  "film",
  "market",
  "networking",
  "exhibition",
  "concert",
]);

export function parseQuery(text: string, language: string, cities: readonly City[]): ParsedQuery {
  const tokens = text.trim().split(/\s+/);
  const typed = tokens.flatMap((token, n) => wordsOf(token).map((word) => ({ word, token: n }))).slice(0, mostWords);
  const words = typed.map(({ word }) => word);
  const parts = partsOf(words, language);
  const city = cityNamed(words, (at) => isContent(partAt(parts, at)), cities);
  const isOfCity = ({ at, words: own }: Part) =>
    city !== null && at < city.at + city.length && at + own.length > city.at;
  const free = parts.filter((part) => !isOfCity(part));
  const has = (...kinds: readonly NonNullable<Part["meaning"]>["kind"][]) =>
    free.some(({ meaning }) => meaning !== null && kinds.includes(meaning.kind));
  const content = free.filter(isContent);
  // "Event catering" is a service, but "dance event" and "events" are not.
  const last = free.findLast(({ meaning }) => meaning?.kind !== "filler");
  const isEvents = has("events") || last?.meaning?.kind === "event";
  const isSearched = (part: Part) => isContent(part) || (part.meaning?.kind === "event" && !isEvents);
  const takesPlace =
    isEvents || content.some(({ words: own }) => own.flatMap(synonymsOf).some((id) => eventThings.has(id)));
  const isFreeOfCharge = has("freeOfCharge") || (has("free") && takesPlace);
  const isNear = city !== null && has("near");
  const named = free.flatMap(({ meaning }) => (meaning?.kind === "day" ? [meaning.day] : []))[0] ?? null;
  const day = named ?? (has("available") || (has("free") && !takesPlace) ? "week" : null);
  const isFiltering = isEvents || isFreeOfCharge || day !== null || city !== null;
  const searched = free.filter(isSearched);
  const kept = searched.length > 0 || isFiltering ? searched : free;
  const before = kept.filter(({ at }) => city === null || at < city.at);
  const after = kept.filter((part) => !before.includes(part));
  const wordsIn = (those: readonly Part[]) => those.flatMap((part) => part.words);
  const place = city && !isNear ? [placeTerm(city.words)] : [];
  const keptTokens = new Set(kept.flatMap(({ at, words: own }) => own.map((_, n) => typed[at + n]?.token)));
  return {
    terms: [...termsOf(wordsIn(before)), ...place, ...termsOf(wordsIn(after))],
    day,
    isEvents,
    isFreeOfCharge,
    city,
    isNear,
    text: tokens.filter((_, n) => keptTokens.has(n)).join(" "),
  };
}

/** A phrase of the synonyms keeps its words: "home cooking", although "home" alone is left out. */
function partsOf(words: readonly string[], language: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const size = [3, 2].find((one) => at + one <= words.length && isPhrase(words.slice(at, at + one)));
    const part: Part = size
      ? { words: words.slice(at, at + size), at, meaning: null }
      : { ...(meaningsOf(words.slice(at), language)[0] ?? { words: [], meaning: null }), at };
    parts.push(part);
    at += Math.max(1, part.words.length);
  }
  return parts;
}

const isContent = (part: Part | undefined) => part?.meaning === null;
const partAt = (parts: readonly Part[], at: number) =>
  parts.find((part) => part.at <= at && at < part.at + part.words.length);
