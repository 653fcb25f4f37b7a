import { citiesIn } from "#contract/countries/country-packs.ts";
import { kmBetween } from "#contract/countries/distance.ts";
import { categories } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { languagesByName } from "#contract/lists/languages.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { languageOf, translator } from "#messages/translate.ts";
import type { SearchAnswer } from "./card-views.server.ts";
import { exploreTo } from "./explore-to.ts";
import type { FilterName, Labels } from "./filter-labels.server.ts";
import { uniqueCities } from "./places.server.ts";
import { nearbyKm } from "./read-search.server.ts";
import type { FacetView, OptionView } from "./search-view.ts";

type Of = {
  readonly answer: SearchAnswer;
  readonly params: URLSearchParams;
  readonly labels: Labels;
  readonly locale: Locale;
  readonly country: string;
};

export function facetViews({ answer, params, labels, locale, country }: Of): FacetView[] {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const city = params.get("city") ?? "";
  const kind = params.get("kind");
  const counts = facetCounts(answer, country, locale);
  const option = (name: FilterName, value: string, count: number): OptionView => {
    const isChosen = params.get(name) === value;
    const communityId = name === "community" ? communities.find(({ slug }) => slug === value)?.communityId : undefined;
    return {
      name,
      value,
      label: labels(name, value),
      count: answer.areCountsExact ? count : null,
      isChosen,
      to: exploreTo(params, { [name]: isChosen ? null : value }),
      ...(communityId ? { communityId } : {}),
    };
  };
  const all = (name: "kind" | "when" | "community" | "category", values: readonly string[]) =>
    values.map((value) => option(name, value, counts[name].find((one) => one.value === value)?.count ?? 0));
  const counted = (name: "city" | "language") => counts[name].map(({ value, count }) => option(name, value, count));
  const within = city ? [option("within", String(nearbyKm), countNearby(country, city, counts.city))] : [];
  const free = counts.price.find(({ value }) => value === "free")?.count ?? 0;
  const ofKind = categories.filter((one) => !kind || one.kind === kind);
  const facet = (name: Exclude<FilterName, "subcategory" | "within">, options: readonly OptionView[]) => ({
    name,
    title: t(`filters.${name}`),
    options,
  });
  return [
    facet("kind", all("kind", ["services", "events"])),
    facet("when", all("when", ["today", "tomorrow", "weekend", "week"])),
    facet(
      "community",
      all(
        "community",
        communities.map(({ slug }) => slug),
      ),
    ),
    facet(
      "category",
      all(
        "category",
        ofKind.map(({ slug }) => slug),
      ),
    ),
    ...(free > 0 || params.has("price") ? [facet("price", [option("price", "free", free)])] : []),
    facet("city", [...within, ...counted("city")]),
    facet("language", counted("language")),
  ];
}

/** If too much was found to count it, any value may have results. */
export function facetCounts(answer: SearchAnswer, country: string, locale: Locale): SearchAnswer["facets"] {
  if (answer.areCountsExact) return answer.facets;
  const some = (values: readonly string[]) => values.map((value) => ({ value, count: 1 }));
  return {
    kind: [],
    community: [],
    category: [],
    when: [],
    price: [],
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
