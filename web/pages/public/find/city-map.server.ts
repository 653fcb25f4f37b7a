import { citiesIn } from "#contract/countries/country-packs.ts";
import { kmBetween } from "#contract/countries/distance.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { SearchAnswer } from "./card-views.server.ts";
import type { CityMapView } from "./city-map.tsx";
import { aroundView, drawing } from "./map-view.server.ts";

const mostNearby = 3;

/** `counts` are the services of every city. */
export function cityMapView(
  country: string,
  locale: Locale,
  chosen: string,
  counts: SearchAnswer["facets"]["city"],
): CityMapView | null {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const countOf = (slug: string) => counts.find(({ value }) => value === slug)?.count ?? 0;
  const view = aroundView(country, chosen, (slug, place) => {
    const count = countOf(slug);
    return { to: `/cities/${slug}`, label: t("map.town", { place, count }), count, isChosen: slug === chosen };
  });
  const cities = citiesIn(country);
  const here = cities.find(({ slug }) => slug === chosen);
  if (!view || !here) return null;
  const nearby = cities
    .filter(({ slug }) => slug !== chosen && countOf(slug) > 0)
    .toSorted((a, b) => kmBetween(here, a) - kmBetween(here, b))
    .slice(0, mostNearby)
    .map(({ slug, name }) => ({ label: name, to: `/cities/${slug}` }));
  return { map: drawing(country), view, nearby };
}
