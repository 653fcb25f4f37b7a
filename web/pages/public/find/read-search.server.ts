import { citiesIn } from "#contract/countries/country-packs.ts";
import { categories } from "#contract/lists/categories.ts";
import { communities } from "#contract/lists/communities.ts";
import { languageCodes } from "#contract/lists/languages.ts";
import type { SearchQuery } from "./load-cards.server.ts";

export const nearbyKm = 3;
const maxPages = 8;
const mostLetters = 100;

type Asked = Omit<SearchQuery, "page" | "limit"> & { readonly view?: "map" };
export type Search = {
  readonly asked: Asked;
  /** The same as an address has it. */
  readonly params: URLSearchParams;
  readonly page: number;
  readonly canShowMore: boolean;
};

/** An unknown parameter or value is ignored, so that an old link still finds something. */
export function readSearch(country: string, query: URLSearchParams): Search {
  const read = <T>(name: string, of: (value: string) => T | undefined, most?: number): { [key: string]: T } => {
    const value = of(cleanText(query.get(name) ?? "", most));
    return value === undefined || value === "" ? {} : { [name]: value };
  };
  const one =
    <T extends string>(...those: readonly T[]) =>
    (value: string) =>
      those.find((known) => known === value);
  const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
  const city = one(...citiesIn(country).map(({ slug }) => slug));
  const asked: Asked = {
    ...read("q", (value) => value, mostLetters),
    ...read("kind", one("services", "events")),
    ...read("when", matching(/^(today|tomorrow|weekend|week|\d{4}-\d\d-\d\d)$/)),
    ...read("community", one(...communities.map(({ slug }) => slug))),
    ...read("category", one(...categories.map(({ slug }) => slug))),
    ...read("subcategory", matching(/^[1-9]\d{2}$/)),
    ...read("city", city),
    ...(query.has("city") ? read("within", one(String(nearbyKm))) : {}),
    ...read("language", one(...languageCodes)),
    ...read("price", one("free")),
    ...read("near", (value) => matching(/^\d{1,2}\.\d{1,2},-?\d{1,3}\.\d{1,2}$/)(value) ?? city(value)),
    ...read("sort", one("relevance", "soonest", "rating", "newest", "nearest")),
    ...read("view", one("map")),
  };
  const page = Math.min(maxPages, Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1));
  const params = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return { asked, params, page, canShowMore: page < maxPages };
}

/** The API refuses control characters and longer texts, but somebody who pastes them should still find something. */
const cleanText = (text: string, most?: number) =>
  [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, most).join("").trim();
