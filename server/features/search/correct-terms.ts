import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { countTerms } from "./count-terms.ts";
import type { Among } from "./filter-store.ts";
import { correctedTerm, nearestWords, type Term, tsqueryOf } from "./query-rules.ts";
import { countEach, findSimilarWords } from "./search-store.ts";
import { mistakesAllowed } from "./search-text-rules.ts";

type Corrected = {
  readonly terms: readonly Term[];
  readonly didYouMean: string | null;
  /** How many each term matches, up to a limit. Null if a term was replaced. */
  readonly counts: readonly number[] | null;
};

/** A word that nothing contains is replaced by the most similar ones that something contains. */
export async function correctTerms(deps: Deps, trx: Db, among: Among, terms: readonly Term[]): Promise<Corrected> {
  if (terms.length === 0) return { terms, didYouMean: null, counts: null };
  const queries = terms.map((term) => tsqueryOf([term], "ABCD"));
  const known = await countTerms(deps, trx, among, queries);
  const corrected: Term[] = [];
  const shown: string[] = [];
  for (const [n, term] of terms.entries()) {
    const better = known[n] ? null : await correct(trx, among, term);
    corrected.push(better ?? term);
    shown.push(better ? (better.words[0] ?? "") : term.words.join(" "));
  }
  const isChanged = corrected.some((term, n) => term !== terms[n]);
  return {
    terms: corrected,
    didYouMean: isChanged ? shown.join(" ") : null,
    counts: isChanged ? null : known,
  };
}

async function correct(trx: Db, among: Among, { words, isPhrase, isPlace }: Term): Promise<Term | null> {
  const [word = ""] = words;
  if (isPhrase || isPlace) return null;
  // Looking through the words of all documents takes long, so one mistake in a common word is corrected without it.
  const oneMistake = nearestWords(word, [], Math.min(1, mistakesAllowed(word)));
  return (
    (await correctTo(trx, among, oneMistake)) ??
    correctTo(trx, among, nearestWords(word, await findSimilarWords(trx, among, word)))
  );
}

async function correctTo(trx: Db, among: Among, near: readonly string[]): Promise<Term | null> {
  if (near.length === 0) return null;
  const known = await countEach(
    trx,
    among,
    near.map((one) => tsqueryOf([correctedTerm([one])], "ABCD")),
  );
  const found = near.filter((_, n) => known[n]);
  return found.length === 0 ? null : correctedTerm(found);
}
