import { citiesIn } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { categoryBySlug } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { serviceCategories, serviceCategoryById } from "#contract/lists/service-categories.ts";
import { subcategorySeeds } from "#contract/lists/subcategories.ts";
import { inLanguage } from "#contract/lists/text-languages.ts";
import type { suggest as endpoint } from "#contract/search.ts";
import { joinTexts } from "#format/joined-text.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { type Names, namesIn } from "#messages/names.ts";
import { translator } from "#messages/translate.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import type { Among } from "./filter-store.ts";
import { findNames, findNamesLike, findNameWords, mostWords } from "./name-store.ts";
import { begunSpellings, type Term, termsOf, tsqueryOf } from "./query-rules.ts";
import { countHosts, limitSearchTime } from "./search-store.ts";
import { normalise, wordsOf } from "./search-text-rules.ts";
import { cityNames, synonymsOf, thingsIn } from "./synonym-rules.ts";

type Suggestion = OutputOf<typeof endpoint>[number] & {
  /** What its hosts are counted by; null for a host. */
  readonly counted: { readonly kind: "service" | "community" | "city"; readonly id: number } | null;
};

const most = 8;
const mostOfAKind = 3;
const mostHosts = 100;

export async function suggestWords(
  deps: Deps,
  actor: Visitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["suggestions", actor.address]);
  const typed = normalise(query.q);
  if (typed === "") return [];
  const country = query.hostCountry ?? deps.settings.countries[0].code;
  const names = namesIn(actor.locale);
  return inTransaction(deps.db, async (trx) => {
    await limitSearchTime(trx);
    const among = amongOf(deps, country);
    const found = [
      servicesLike(typed, names),
      await hostsLike(trx, among, query.q, actor.locale),
      communitiesLike(typed, names),
      citiesLike(country, typed),
    ];
    const shown = found.flatMap((kind) => kind.slice(0, mostOfAKind)).slice(0, most);
    return withHostCounts(trx, among, actor.locale, shown);
  });
}

async function withHostCounts(trx: Db, among: Among, locale: Locale, shown: readonly Suggestion[]) {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const counted = shown.flatMap((one) => one.counted ?? []);
  const counts = await countHosts(trx, among, counted, mostHosts);
  return shown.map(({ counted: by, detail, ...rest }) => {
    const count = by === null ? 0 : (counts[counted.indexOf(by)] ?? 0);
    const hosts = count === 0 ? null : t(count === mostHosts ? "suggest.manyHosts" : "suggest.hosts", { count });
    return { ...rest, detail: joinTexts([detail, hosts], locale) || null };
  });
}

function amongOf({ settings, clock }: Deps, country: string): Among {
  return { country, onlyVerified: settings.listingReview === "before", now: clock.now(), match: null };
}

/** Every typed word begins a word of the name. */
function isLike(typed: string, name: string): boolean {
  const words = wordsOf(name);
  return typed.split(" ").every((part) => words.some((word) => word.startsWith(part)));
}

function servicesLike(typed: string, names: Names): Suggestion[] {
  const things = new Set(synonymsOf(typed));
  return subcategorySeeds
    .filter(
      (one) =>
        isLike(typed, one.title) ||
        isLike(typed, names.subcategory(one)) ||
        thingsIn([one.title]).some((thing) => things.has(thing)),
    )
    .map(({ id, title, categoryId }) => ({
      kind: "service",
      text: names.subcategory({ id, title }),
      textLanguage: null,
      path: `/explore?subcategory=${id}`,
      detail: names.category(serviceCategoryById(categoryId)?.title ?? ""),
      communityId: null,
      categoryId,
      counted: { kind: "service", id: Number(id) },
    }));
}

function communitiesLike(typed: string, names: Names): Suggestion[] {
  return communities
    .filter(({ name, communityId }) => isLike(typed, name) || isLike(typed, names.community(communityId)))
    .map(({ slug, communityId }) => ({
      kind: "community",
      text: names.community(communityId),
      textLanguage: null,
      path: `/communities/${slug}`,
      detail: null,
      communityId,
      categoryId: null,
      counted: { kind: "community", id: communityId },
    }));
}

function citiesLike(country: string, typed: string): Suggestion[] {
  const cities = citiesIn(country).filter((city, n, all) => all.findIndex(({ name }) => name === city.name) === n);
  return cities
    .filter((city) => cityNames(city).some((name) => isLike(typed, name)))
    .map(({ id, name, slug }) => ({
      kind: "city",
      text: name,
      textLanguage: null,
      path: `/cities/${slug}`,
      detail: null,
      communityId: null,
      categoryId: null,
      counted: { kind: "city", id: Number(id) },
    }));
}

/** The last word may not be complete yet. */
async function hostsNamed(trx: Db, among: Among, terms: readonly Term[]) {
  const last = terms.at(-1);
  if (!last || last.isPhrase) return findNames(trx, among, tsqueryOf(terms, "A"), mostOfAKind);
  const begun = last.words.flatMap(begunSpellings);
  if (terms.length === 1) return findNamesLike(trx, among, begun, mostOfAKind);
  const words = [...last.words, ...(await findNameWords(trx, among.country, begun, mostWords))];
  return findNames(trx, among, tsqueryOf([...terms.slice(0, -1), { ...last, words }], "A"), mostOfAKind);
}

async function hostsLike(trx: Db, among: Among, text: string, locale: Locale): Promise<Suggestion[]> {
  const { country } = among;
  const names = namesIn(locale);
  const terms = termsOf(wordsOf(text)).map(({ words, isPhrase }) => ({
    words,
    isPhrase,
    related: [],
    communities: [],
  }));
  if (terms.length === 0) return [];
  const rows = await hostsNamed(trx, among, terms);
  return rows.map((row) => {
    const { kind, subject_id, name, textLanguage, category, city_id, community_id } = inLanguage(row, locale);
    const title = categoryBySlug(category)?.title;
    const city = citiesIn(country).find(({ id }) => id === String(city_id))?.name;
    return {
      kind: "host",
      text: name,
      textLanguage,
      path: kind === "event" ? `/whats-on/${subject_id}` : `/providerPage?id=${subject_id}`,
      detail: joinTexts([names.category(title ?? ""), city], locale) || null,
      communityId: community_id,
      categoryId: serviceCategories.find((one) => one.title === title)?.categoryId ?? null,
      counted: null,
    };
  });
}
