import { communities } from "#contract/lists/communities.ts";
import { formatNumber } from "#format/numbers.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { localDateOf } from "#web/lib/zoned-time.ts";
import { groupsByDay, type SearchAnswer } from "./card-views.server.ts";
import { explorePath, exploreTo } from "./explore-to.ts";
import { facetCounts, facetViews } from "./facet-views.server.ts";
import { filterLabels, filterNames } from "./filter-labels.server.ts";
import { loadCards, type SearchContext } from "./load-cards.server.ts";
import { mapView } from "./map-view.server.ts";
import { uniqueCities } from "./places.server.ts";
import { readSearch, type Search } from "./read-search.server.ts";
import { resultTexts } from "./result-texts.server.ts";
import type { CardView, ResultsView } from "./search-view.ts";
import { wayViews } from "./way-views.server.ts";

const pageSize = 12;
const closestShown = 3;

export async function loadResults(context: SearchContext, query: URLSearchParams): Promise<ResultsView> {
  const search = readSearch(context.site.countries[0].code, query);
  const { view: _, ...asked } = search.asked;
  const { cards, answer } = await loadCards(context, { ...asked, limit: String(pageSize * search.page) }, "search");
  return resultsView(context, search, cards, answer, await loadClosest(context, answer));
}

/** Shown if nothing is found: the first results of the other search that finds the most. */
async function loadClosest(context: SearchContext, { total, widen }: SearchAnswer): Promise<CardView[]> {
  const [way] = widen;
  if (total > 0 || !way) return [];
  const { asked } = readSearch(context.site.countries[0].code, new URLSearchParams(way.query));
  return (await loadCards(context, { ...asked, limit: String(closestShown) }, "search")).cards;
}

/** The address that has the filters of the words as parameters, so that each can be removed or changed. */
function withUnderstood(params: URLSearchParams, { understood }: SearchAnswer): URLSearchParams {
  if (!understood) return params;
  const { text, ...filters } = understood;
  const query = new URLSearchParams(params);
  query.delete("q");
  if (text) query.set("q", text);
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, String(value));
  return query;
}

/** No community is the usual one. */
function clothOf(slug: string | null): number {
  const chosen = communities.find((one) => one.slug === slug);
  return (chosen ?? communities[new Date().getUTCDate() % communities.length] ?? communities[0]).communityId;
}

function resultsView(
  { locale, site }: SearchContext,
  { params, page, canShowMore }: Search,
  cards: CardView[],
  answer: SearchAnswer,
  closest: CardView[],
): ResultsView {
  const country = site.countries[0].code;
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const labels = filterLabels(locale, country);
  const used = withUnderstood(params, answer);
  const text = used.get("q") ?? "";
  const city = used.get("city") ?? "";
  const others = new URLSearchParams([...used].filter(([name]) => ["near", "sort", "view"].includes(name)));
  const counts = facetCounts(answer, country, locale);
  const ways = wayViews(answer, others, labels, locale);
  const when = used.get("when") ?? "";
  const seen = { seen: formatNumber(cards.length, locale), total: formatNumber(answer.total, locale) };
  const sort = params.get("sort") ?? (text ? "relevance" : "soonest");
  const isByDay = used.get("kind") === "events" && sort === "soonest" && !params.has("view");
  const groups = isByDay ? groupsByDay(answer, cards, locale) : [{ title: "", count: null, cards }];
  const hasPlace = used.has("near") || used.has("within");
  return {
    ...resultTexts(answer, used, params.get("q") ?? "", labels, locale),
    q: params.get("q") ?? "",
    city: params.get("city") ?? "",
    places: uniqueCities(country),
    kept: [...params].filter(([name]) => name !== "q" && name !== "city"),
    used: [...used],
    groups,
    shown: cards.length,
    total: answer.total,
    show: t(answer.isTotalExact ? "filters.show" : "filters.showMany", { count: answer.total }),
    seen: t(answer.isTotalExact ? "results.seen" : "results.seenOfMore", seen),
    moreTo: cards.length < answer.total && canShowMore ? exploreTo(params, { page: String(page + 1) }) : null,
    sort,
    sorts: (["relevance", "soonest", "rating", "newest", "nearest"] as const)
      .filter((name) => (name !== "relevance" || text) && (name !== "nearest" || hasPlace))
      .map((name) => ({ value: name, label: t(`sort.${name}`) })),
    date: /^\d/.test(when) ? when : "",
    today: localDateOf(new Date().toISOString(), site.countries[0].timeZone),
    isMap: params.has("view"),
    listTo: exploreTo(params, { view: null }),
    mapTo: exploreTo(params, { view: "map" }),
    facets: facetViews({ answer, params: used, labels, locale, country }),
    active: filterNames.flatMap((name) => {
      const value = used.get(name);
      // The city and its surroundings are one filter.
      if (value === null || name === "within") return [];
      const isAround = name === "city" && used.has("within");
      const label = isAround ? t("filters.near", { place: labels(name, value) }) : labels(name, value);
      return [{ label, to: exploreTo(used, { [name]: null, ...(name === "city" ? { within: null } : {}) }) }];
    }),
    clearTo: text ? exploreTo({ q: text }) : explorePath,
    ways,
    closest,
    closestTo: answer.widen[0] ? exploreTo(answer.widen[0].query) : explorePath,
    clothId: clothOf(used.get("community")),
    map: mapView(country, locale, answer.areCountsExact, (slug, place) => {
      const count = counts.city.find(({ value }) => value === slug)?.count ?? 0;
      const isChosen = slug === city;
      const to = exploreTo(used, { city: isChosen ? null : slug, ...(isChosen ? { within: null } : {}) });
      // The map draws a single result without its number.
      return { to, label: answer.areCountsExact ? t("map.town", { place, count }) : place, count, isChosen };
    }),
  };
}
