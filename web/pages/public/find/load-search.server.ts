import { citiesIn } from "#contract/countries/country-packs.ts";
import { kmBetween } from "#contract/countries/distance.ts";
import { categories, categoryBySlug } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { languageNames, languagesByName } from "#contract/lists/languages.ts";
import type { Source } from "#contract/lists/sources.ts";
import { formatDay } from "#format/dates.ts";
import { formatNumber } from "#format/numbers.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { namesIn } from "#messages/names.ts";
import { languageOf, translator } from "#messages/translate.ts";
import { apiClient } from "#web/lib/api.ts";
import type { PageRequest } from "#web/lib/request-context.ts";
import { withQuery } from "#web/lib/with-query.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import { cardView, type SearchAnswer } from "./card-views.server.ts";
import { mapView } from "./map-view.server.ts";
import type { CardView, FacetView, OptionView, ResultsView } from "./search-view.ts";

const pageSize = 12;
const maxPages = 8;
const mostLetters = 100;
const filterNames = ["kind", "when", "community", "category", "subcategory", "city", "within", "language"] as const;
type FilterName = (typeof filterNames)[number];
const allNames = ["q", ...filterNames, "near", "sort", "view"] as const;
const nearbyKm = 3;
const explorePath = "/explore";

type Context = Pick<PageRequest, "apiFetch" | "locale" | "site">;

/** Cards for a row or a page that has no filters. */
export async function loadCards(
  { apiFetch, locale, site }: Context,
  query: Record<string, string>,
  from: Source = "profile",
): Promise<{ cards: CardView[]; answer: SearchAnswer }> {
  const country = site.countries[0].code;
  const answer = await apiClient(apiFetch)("GET /search", { query: { hostCountry: country, ...query } as never });
  return { cards: answer.cards.map((card) => cardView(card, country, locale, new Date(), from)), answer };
}

/** An unknown parameter or value is ignored, so that an old link still finds something. */
export async function loadResults(context: Context, asked: URLSearchParams): Promise<ResultsView> {
  const country = context.site.countries[0].code;
  const params = new URLSearchParams(
    allNames.flatMap((name) => {
      const value = withoutControls(asked.get(name) ?? "", name === "q" ? mostLetters : undefined);
      return value && isKnown(country, name, value) ? [[name, value]] : [];
    }),
  );
  if (!params.has("city")) params.delete("within");
  const page = Math.min(maxPages, Math.max(1, Number.parseInt(asked.get("page") ?? "1", 10) || 1));
  const { cards, answer } = await loadCards(
    context,
    {
      ...Object.fromEntries([...params].filter(([name]) => name !== "view")),
      limit: String(pageSize * page),
    },
    "search",
  );
  return view(context, params, page, cards, answer, country);
}

/** The API refuses control characters and longer texts, but somebody who pastes them should still find something. */
const withoutControls = (text: string, most?: number) =>
  [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, most).join("").trim();

function isKnown(country: string, name: (typeof allNames)[number], value: string): boolean {
  const cities = () => citiesIn(country).some(({ slug }) => slug === value);
  const known: Record<(typeof allNames)[number], () => boolean> = {
    q: () => true,
    kind: () => ["services", "events"].includes(value),
    when: () => /^(today|tomorrow|weekend|week|\d{4}-\d\d-\d\d)$/.test(value),
    community: () => communities.some(({ slug }) => slug === value),
    category: () => categoryBySlug(value) !== undefined,
    subcategory: () => /^[1-9]\d{2}$/.test(value),
    city: cities,
    within: () => value === String(nearbyKm),
    language: () => /^[a-z]{2,3}$/.test(value),
    near: () => /^\d{1,2}\.\d{1,2},-?\d{1,3}\.\d{1,2}$/.test(value) || cities(),
    view: () => value === "map",
    sort: () => ["relevance", "soonest", "rating", "newest", "nearest"].includes(value),
  };
  return known[name]();
}

function view(
  { locale, site }: Context,
  params: URLSearchParams,
  page: number,
  cards: CardView[],
  answer: SearchAnswer,
  country: string,
): ResultsView {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const names = labels(locale, country);
  const go = (changes: Record<string, string | null>) => withQuery(explorePath, params, changes);
  const q = params.get("q") ?? "";
  const clearTo = q ? withQuery(explorePath, new URLSearchParams(), { q }) : explorePath;
  const city = params.get("city") ?? "";
  const sort = params.get("sort") ?? (q ? "relevance" : "soonest");
  const counts = answer.areCountsExact ? answer.facets : allValues(country, locale);
  const option = (name: FilterName, value: string, count: number): OptionView => {
    const isChosen = params.get(name) === value;
    const communityId = name === "community" ? communities.find(({ slug }) => slug === value)?.communityId : undefined;
    return {
      name,
      value,
      label: names(name, value),
      count: answer.areCountsExact ? count : null,
      isChosen,
      to: go({ [name]: isChosen ? null : value }),
      ...(communityId ? { communityId } : {}),
    };
  };
  const all = (name: "kind" | "when" | "community" | "category", values: readonly string[]) =>
    values.map((value) => option(name, value, counts[name].find((one) => one.value === value)?.count ?? 0));
  const kind = params.get("kind");
  const facets: FacetView[] = [
    { name: "kind", title: t("filters.kind"), options: all("kind", ["services", "events"]) },
    { name: "when", title: t("filters.when"), options: all("when", ["today", "tomorrow", "weekend", "week"]) },
    {
      name: "community",
      title: t("filters.community"),
      options: all(
        "community",
        communities.map(({ slug }) => slug),
      ),
    },
    {
      name: "category",
      title: t("filters.category"),
      options: all(
        "category",
        categories.filter((one) => !kind || one.kind === kind).map(({ slug }) => slug),
      ),
    },
    {
      name: "city",
      title: t("filters.city"),
      options: [
        ...(city ? [option("within", String(nearbyKm), countNearby(country, city, counts.city))] : []),
        ...counts.city.map(({ value, count }) => option("city", value, count)),
      ],
    },
    {
      name: "language",
      title: t("filters.language"),
      options: counts.language.map(({ value, count }) => option("language", value, count)),
    },
  ];
  const active = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [{ label: names(name, value), to: go({ [name]: null }) }];
  });
  const results = q
    ? t("results.for", { count: answer.total, words: q })
    : t(kind === "services" ? "results.services" : kind === "events" ? "results.events" : "results.all", {
        count: answer.total,
      });
  const counted = answer.isTotalExact ? results : t("results.moreThan", { results });
  const where = params.has("within") ? "results.near" : "results.in";
  const heading = city ? t(where, { results: counted, place: names("city", city) }) : counted;
  const none = q ? t("results.noneFor", { words: q }) : t("results.none");
  const dayInWords = answer.when !== null && !params.has("when") ? names("when", answer.when) : null;
  const seen = { seen: formatNumber(cards.length, locale), total: formatNumber(answer.total, locale) };
  const hasMore = cards.length < answer.total;
  return {
    q,
    city,
    places: uniqueCities(country),
    kept: [...params].filter(([name]) => name !== "q" && name !== "city"),
    heading: answer.total === 0 ? none : heading,
    notes: [
      ...(answer.didYouMean && answer.total > 0 ? [t("results.corrected", { words: answer.didYouMean })] : []),
      ...(answer.matched === "some" && answer.total > 0 ? [t("results.some", { words: q })] : []),
      ...(dayInWords ? [t("results.onDay", { day: dayInWords })] : []),
      ...(answer.isTotalExact ? [] : [t("results.onlyFirst", { count: answer.total })]),
    ],
    cards,
    total: answer.total,
    show: t(answer.isTotalExact ? "filters.show" : "filters.showMany", { count: answer.total }),
    seen: t(answer.isTotalExact ? "results.seen" : "results.seenOfMore", seen),
    moreTo: hasMore && page < maxPages ? go({ page: String(page + 1) }) : null,
    sort,
    sorts: (["relevance", "soonest", "rating", "newest", "nearest"] as const)
      .filter((name) => (name !== "relevance" || q) && (name !== "nearest" || params.has("near")))
      .map((name) => ({ value: name, label: t(`sort.${name}`) })),
    date: /^\d/.test(params.get("when") ?? "") ? (params.get("when") ?? "") : "",
    today: localDateOf(new Date().toISOString(), site.countries[0].timeZone),
    isMap: params.has("view"),
    listTo: go({ view: null }),
    mapTo: go({ view: "map" }),
    facets,
    active,
    clearTo,
    ways: [
      ...answer.widen.map(({ dropped, city: other, total, isTotalExact }) => ({
        label: other ? t("widen.near", { place: names("city", other) }) : t(`widen.${dropped ?? "all"}`),
        to: other ? go({ city: other }) : dropped === "filters" ? clearTo : go({ [dropped ?? ""]: null }),
        found: t(isTotalExact ? "widen.found" : "widen.foundMany", { count: total }),
      })),
    ],
    map: mapView(country, (slug, place) => {
      const count = counts.city.find(({ value }) => value === slug)?.count ?? 0;
      const isChosen = slug === city;
      if (count === 0) return null;
      const to = go({ city: isChosen ? null : slug });
      // The map draws a single result without its number.
      if (!answer.areCountsExact) return { to, label: place, count: 1, isChosen };
      return { to, label: t("map.town", { place, count }), count, isChosen };
    }),
  };
}

/** If too much was found to count it, any value may have results. */
function allValues(country: string, locale: Locale): SearchAnswer["facets"] {
  const some = (values: readonly string[]) => values.map((value) => ({ value, count: 1 }));
  return {
    kind: [],
    community: [],
    category: [],
    when: [],
    city: some(uniqueCities(country).map(({ slug }) => slug)),
    language: some(languagesByName(languageOf(locale)).map(({ code }) => code)),
  };
}

/** The chosen city's own results count, too. */
function countNearby(country: string, slug: string, counts: readonly { value: string; count: number }[]): number {
  const cities = citiesIn(country);
  const chosen = cities.find((city) => city.slug === slug);
  const nearby = cities.filter((city) => chosen && kmBetween(chosen, city) <= nearbyKm).map((city) => city.slug);
  return counts.reduce((sum, { value, count }) => sum + (nearby.includes(value) ? count : 0), 0);
}

function labels(locale: Locale, country: string) {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const names = namesIn(locale);
  return (name: FilterName, value: string): string => {
    if (name === "kind") return t(value === "events" ? "kind.events" : "kind.services");
    if (name === "community") return names.community(communities.find(({ slug }) => slug === value)?.communityId ?? 0);
    if (name === "category") return names.category(categoryBySlug(value)?.title ?? "");
    if (name === "city") return citiesIn(country).find(({ slug }) => slug === value)?.name ?? value;
    if (name === "within") return t("filters.within", { km: value });
    if (name === "language") return languageNames([value], languageOf(locale));
    if (name === "subcategory") return names.subcategory({ id: Number(value), title: value });
    if (value === "today" || value === "tomorrow" || value === "weekend" || value === "week") return t(`when.${value}`);
    return formatDay(value, locale, "UTC");
  };
}

export function uniqueCities(country: string): { id: string; slug: string; name: string }[] {
  const all = citiesIn(country);
  return all
    .filter((city, n) => all.findIndex(({ name }) => name === city.name) === n)
    .map(({ id, slug, name }) => ({ id, slug, name }));
}
