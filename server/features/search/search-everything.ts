import type { Temporal } from "temporal-polyfill";
import { citiesIn } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { communities } from "#contract/lists/communities.ts";
import type { search as endpoint } from "#contract/search.ts";
import type { Locale } from "#messages/catalogue.ts";
import { type Db, inTransaction, retryAfterSeconds } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { type Asked, type Attempt, attemptsFor, basisOf, understoodBy } from "./attempt-rules.ts";
import { type CardRow, findCards, mostCompared, type Ranking } from "./card-store.ts";
import { correctTerms } from "./correct-terms.ts";
import { daysOf, namedSpans, today } from "./day-rules.ts";
import { wordsToKeep } from "./empty-search-rules.ts";
import { addEmptySearch } from "./empty-search-store.ts";
import type { Among, Filters } from "./filter-store.ts";
import { findNameWords } from "./name-store.ts";
import { type ParsedQuery, parseQuery } from "./parsed-query-rules.ts";
import { citiesCalled, citiesWithin, nearestCities, pointOf } from "./place-rules.ts";
import { spellingsOfOne, type Term, thingsOfOne, tsqueryOf, withoutLongerForms } from "./query-rules.ts";
import { refreshFreeTimes } from "./refresh-free-times.ts";
import { cardAnswer, facetAnswers } from "./search-answer.ts";
import {
  canCount,
  countFacets,
  countMatches,
  findDueMatches,
  limitSearchTime,
  matchesOf,
  mostCounted,
} from "./search-store.ts";
import { type Basis, widen } from "./widen-search.ts";

/** This many hosts are brought up to date before a search. A job does the rest every minute. */
const hostsBefore = 5;
const maxAttempts = 3;
const little = 3;
/** If nothing seems to be free on the chosen days, this many matching hosts are brought up to date before we say so. */
const hostsIfNothing = 20;
/** Each word of names is looked up on its own, so more of them would cost more than reading all results. */
const mostNameWords = 8;

export async function searchEverything(
  deps: Deps,
  actor: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // During a failover, nothing can be counted or brought up to date. What a replica has must do.
  const hasPrimary = deps.replica?.hasPrimary() ?? true;
  if (hasPrimary) await deps.limits.spend(["searches", actor.address]);
  const asked = { ...query, country: query.hostCountry ?? deps.settings.countries[0].code };
  const onPrimary = { ...deps, db: deps.primary };
  if (hasPrimary) await refreshFreeTimes(onPrimary, { limit: hostsBefore });
  for (let attempt = 1; ; attempt++) {
    // A replica may not have what was just brought up to date.
    const { rows, dueHostIds, answer } = await inTransaction(
      attempt === 1 ? deps.db : deps.primary,
      async (trx) => {
        await limitSearchTime(trx);
        return lookUp(deps, trx, asked, actor.locale);
      },
      // Without it, a host could still be due while the matches are read, and no longer when due hosts are looked for.
      { isSnapshot: true },
    );
    if (!hasPrimary) return answer;
    // A time may have been booked since the index was updated, so check the hosts on this page again.
    const shownIds = rows.flatMap(({ kind, host_id }) => (kind === "listing" ? [host_id] : []));
    const hostIds = [...shownIds, ...dueHostIds];
    if (attempt === maxAttempts && dueHostIds.length > 0) refuse("unavailable", { retryAfterSeconds });
    const refresh = () => refreshFreeTimes(onPrimary, { limit: hostIds.length, hostIds });
    // If hosts were due, it looks again even if another search has just brought them up to date.
    if (attempt === maxAttempts || ((await refresh()) === 0 && dueHostIds.length === 0)) {
      if (actor.isCounted && rows.length === 0) await keepEmptySearch(deps, query.q ?? "");
      return answer;
    }
  }
}

/** Only the words and the day, for the operator. */
async function keepEmptySearch({ primary, clock, log }: Deps, text: string): Promise<void> {
  const words = wordsToKeep(text);
  if (words === null) return;
  const day = clock.now().toISOString().slice(0, 10);
  // If this fails, the search still has its answer.
  await addEmptySearch(primary, words, day).catch((error) => log.error({ err: error }, "could not keep a search"));
}

type Found = {
  readonly rows: readonly CardRow[];
  /** Empty if something was found. */
  readonly dueHostIds: readonly number[];
  readonly answer: OutputOf<typeof endpoint>;
};

async function lookUp(deps: Deps, trx: Db, asked: Asked, locale: Locale): Promise<Found> {
  const parsed = parseQuery(asked.q ?? "", locale, citiesIn(asked.country));
  const place = deps.settings.countries.find(({ code }) => code === asked.country) ?? deps.settings.countries[0];
  const from = today(deps.clock.now(), place.timeZone);
  const among: Among = {
    country: asked.country,
    now: deps.clock.now(),
    onlyVerified: deps.settings.listingReview === "before",
    match: null,
  };
  const { terms, didYouMean, counts } = await correctTerms(deps, trx, among, parsed.terms);
  const spans = namedSpans.map((name) => ({ name, days: daysOf(name, from) }));
  const attempts = attemptsFor(asked, parsed, terms, from);
  for (const [n, attempt] of attempts.entries()) {
    const filters = filtersOf(attempt.asked, from);
    const matching = { ...among, match: matchOf(attempt.terms, attempt.matched) };
    const isFirst = attempt.matched === "all" && attempt.terms === terms;
    const areCountsExact = await canCountAll(trx, matching, isFirst ? counts : null);
    const most = areCountsExact ? mostCounted : mostCompared;
    const facets = areCountsExact ? await countFacets(trx, matching, filters, spans) : [];
    const page = { limit: asked.limit, offset: (asked.page - 1) * asked.limit, most };
    const nameWords = areCountsExact ? null : await nameWordsOf(trx, asked.country, attempt.terms);
    const things = areCountsExact ? [] : thingsOfOne(attempt.terms);
    const ranking = { ...rankingOf(attempt), nameWords, things };
    const rows = await findCards(trx, matching, filters, ranking, page);
    const { total, isTotalExact } = areCountsExact
      ? { total: facets.find(({ facet }) => facet === "total")?.count ?? 0, isTotalExact: true }
      : rows[0]
        ? matchesOf(rows[0].compared)
        : await countMatches(trx, matching, filters);
    if (total === 0 && n < attempts.length - 1) continue;
    const shown = total === 0 ? attempts[0] : attempt;
    const isWidened = total < little || attempt.nothingOn !== null || attempt.nothingIn !== null;
    const answer = {
      cards: rows.map((row) => cardAnswer(row, locale)),
      total,
      isTotalExact,
      matched: attempt.matched,
      when: shown.asked.when ?? null,
      understood: understoodBy(shown, asked, parsed.text),
      nothingOn: shown.nothingOn,
      nothingIn: shown.nothingIn,
      facets: facetAnswers(asked.country, facets),
      areCountsExact,
      didYouMean:
        didYouMean ??
        (parsed.city?.isCorrected && !parsed.isNear ? terms.map(({ words }) => words.join(" ")).join(" ") : null),
      widen: isWidened ? await widen(trx, basisFor(attempts[0], parsed, attempt.matched, among, from)) : [],
    };
    const mayBeWrong = filters.days !== null ? total === 0 : attempt.nothingOn !== null;
    const dueHostIds = mayBeWrong ? await findDueMatches(trx, matching, filters, hostsIfNothing) : [];
    return { rows, dueHostIds, answer };
  }
  throw new Error("A search has at least one attempt");
}

function basisFor(
  first: Attempt,
  parsed: ParsedQuery,
  matched: Attempt["matched"],
  among: Among,
  from: Temporal.PlainDate,
): Basis {
  const { asked, terms, text } = basisOf(first, parsed, matched);
  return { asked, q: text, among: { ...among, match: matchOf(terms, matched) }, filters: filtersOf(asked, from) };
}

/** What matches all terms cannot be more than what matches the rarest one. */
async function canCountAll(trx: Db, among: Among, counts: readonly number[] | null): Promise<boolean> {
  if (counts && Math.min(...counts) <= mostCounted) return true;
  return counts?.length === 1 ? false : canCount(trx, among);
}

/** Null if names must have more than one word, or if a few letters begin very many words. */
async function nameWordsOf(trx: Db, country: string, terms: readonly Term[]): Promise<string[] | null> {
  const spellings = spellingsOfOne(terms);
  if (spellings === null) return null;
  const found = await findNameWords(trx, country, spellings, mostNameWords + 1);
  return found.length > mostNameWords ? null : withoutLongerForms(found);
}

function matchOf(terms: readonly Term[], matched: "all" | "some"): string | null {
  if (terms.length === 0) return null;
  return matched === "all" ? tsqueryOf(terms, "ABCD") : tsqueryOf(terms, "ABC", "|");
}

function filtersOf(asked: Asked, from: Temporal.PlainDate): Filters {
  const { kind, community, category, subcategory, city, within, language, price, when, country } = asked;
  const cities = (slug: string) => (within ? citiesWithin(country, slug, within) : citiesCalled(country, slug));
  return {
    kind: kind === undefined ? null : kind === "events" ? "event" : "listing",
    community: communities.find(({ slug }) => slug === community)?.communityId ?? null,
    category: category ?? null,
    subcategory: subcategory ?? null,
    cityIds: city === undefined ? null : cities(city).map(({ id }) => Number(id)),
    language: language ?? null,
    price: price ?? null,
    days: when === undefined ? null : daysOf(when, from),
  };
}

/** The better match first: words in the name, then in the offer and place, then related words, then the description. */
function rankingOf({ asked, terms, matched }: Attempt): Omit<Ranking, "nameWords" | "things"> {
  const reaches = ["A", "AB", "ABC"] as const;
  const levels =
    matched === "all"
      ? reaches.map((reach) => tsqueryOf(terms, reach))
      : reaches.flatMap((reach) => terms.map((term) => tsqueryOf([term], reach)));
  // In a single city, every distance would be zero.
  const near = asked.near ?? (asked.within === undefined ? undefined : asked.city);
  const point = near === undefined ? undefined : pointOf(asked.country, near);
  const cities = point ? nearestCities(asked.country, point) : [];
  return {
    sort: asked.sort ?? (terms.length > 0 ? "relevance" : "soonest"),
    levels: terms.length === 0 ? [] : levels,
    name: terms.length === 0 ? null : tsqueryOf(terms, "A", matched === "all" ? "&" : "|"),
    distances: { cityIds: cities.map(({ city }) => Number(city.id)), km: cities.map(({ km }) => km) },
  };
}
