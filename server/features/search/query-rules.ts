import type { CommunityId } from "#contract/lists/communities.ts";
import { inName, ofCommunity, relatedTo } from "./document-rules.ts";
import { mistakesAllowed, stem, typingDistance } from "./search-text-rules.ts";
import { communitiesNamed, knownWords, phrasesIn, synonymsOf } from "./synonym-rules.ts";

/** One thing that results must match: a phrase, or any of the words. */
export type Term = {
  readonly words: readonly string[];
  readonly isPhrase: boolean;
  readonly related: readonly string[];
  /** A search for a country also finds its community, after what is from that country. */
  readonly communities: readonly CommunityId[];
  /** The name of a city. It is spelled right, even if nothing is there. */
  readonly isPlace?: true;
};

/** Words that results must match. */
export function termsOf(words: readonly string[]): Term[] {
  return phrasesIn(words).map(({ words: own, ids }) => ({
    words: own,
    isPhrase: own.length > 1,
    related: ids,
    communities: communitiesNamed(own),
  }));
}

/** Results have the name of the city in any of their texts. */
export function placeTerm(words: readonly string[]): Term {
  return { words, isPhrase: words.length > 1, related: [], communities: [], isPlace: true };
}

/** A term of one word, with the words that somebody may have meant. */
export function correctedTerm(words: readonly string[]): Term {
  return {
    words,
    isPhrase: false,
    related: [...new Set(words.flatMap(synonymsOf))],
    communities: [...new Set(words.flatMap((word) => communitiesNamed([word])))],
  };
}

/** The known words that need the fewest corrections. */
export function nearestWords(word: string, fromDocuments: readonly string[], max = mistakesAllowed(word)): string[] {
  if (max === 0) return [];
  const near = [...new Set([...knownWords, ...fromDocuments])]
    .map((known) => ({ known, distance: typingDistance(word, known, max) }))
    .filter(({ known, distance }) => distance <= max && mistakesAllowed(known) > 0);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ known }) => known)
    .slice(0, 4);
}

/** Weight labels of PostgreSQL: A the name, B the offer, place and languages, C related words, D the description. */
export type Reach = "A" | "AB" | "ABC" | "ABCD";

const shortestPrefix = 4;
const shortestBegun = 2;

/**
 * The words hold only letters, digits and marks, so they cannot end the quotes. The index has no weights: with one,
 * PostgreSQL reads every document that has the word. So names have words of their own, and ABCD is written as no weight.
 */
export function tsqueryOf(terms: readonly Term[], reach: Reach, operator: "&" | "|" = "&"): string {
  return terms.map((term) => `(${alternatives(term, reach)})`).join(` ${operator} `);
}

/** A stem that finds everything that begins with it needs no longer form. */
function spellings(word: string): string[] {
  const stemmed = stem(word);
  return stemmed.length >= shortestPrefix && word.startsWith(stemmed) ? [stemmed] : [...new Set([word, stemmed])];
}

export type Spelling = { readonly text: string; readonly isPrefix: boolean };

/** The spellings of one word; null if results must match more than that. */
export function spellingsOfOne(terms: readonly Term[]): Spelling[] | null {
  const [term] = terms;
  if (terms.length !== 1 || !term || term.isPhrase) return null;
  return term.words.flatMap((word) => spellings(word).map((text) => ({ text, isPrefix: isPrefix(text) })));
}

const isPrefix = (text: string) => text.length >= shortestPrefix;

/** The spellings of one word while it is being typed. */
export function begunSpellings(word: string): Spelling[] {
  return spellings(word).map((text) => ({ text, isPrefix: text.length >= shortestBegun }));
}

/** What one term is about, as documents name it; empty if results must match more than that. */
export function thingsOfOne(terms: readonly Term[]): string[] {
  return terms.length === 1 ? terms.flatMap(({ related }) => related.map(relatedTo)) : [];
}

/** Whatever has one of these words also has its stem. */
export function withoutLongerForms(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word, _, all) => stem(word) === word || !all.includes(stem(word)));
}

function alternatives({ words, isPhrase, related, communities }: Term, reach: Reach): string {
  const weight = reach === "A" || reach === "ABCD" ? "" : reach;
  const lexeme = (text: string, flags: string) => (flags === "" ? `'${text}'` : `'${text}':${flags}`);
  const forms = words.map((word) =>
    spellings(word)
      .map((one) => lexeme(reach === "A" ? inName(one) : one, `${isPrefix(one) ? "*" : ""}${weight}`))
      .join(" | "),
  );
  const things =
    reach === "A" ? [] : [...related.map(relatedTo), ...communities.map(ofCommunity)].map((id) => lexeme(id, weight));
  return [isPhrase ? forms.map((form) => `(${form})`).join(" & ") : forms.join(" | "), ...things].join(" | ");
}
