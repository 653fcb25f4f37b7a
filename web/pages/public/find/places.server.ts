import { citiesIn } from "#contract/countries/country-packs.ts";

/** Some places are in a country's list twice. The first one has the address. */
export function uniqueCities(country: string): { id: string; slug: string; name: string }[] {
  const all = citiesIn(country);
  return all
    .filter((city, n) => all.findIndex(({ name }) => name === city.name) === n)
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

export const cityCalled = (country: string, slug: string): string =>
  citiesIn(country).find((city) => city.slug === slug)?.name ?? slug;
