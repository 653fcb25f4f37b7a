import { type City, citiesIn } from "#contract/countries/country-packs.ts";
import { kmBetween } from "#contract/countries/distance.ts";

type Point = { readonly latitude: number; readonly longitude: number };

/** Some places are in a country's list twice. The first one has the address. */
export function citiesCalled(country: string, slug: string): readonly City[] {
  const all = citiesIn(country);
  const wanted = all.find((city) => city.slug === slug);
  return wanted ? all.filter(({ name }) => name === wanted.name) : [];
}

export function slugOfCity(country: string, cityId: number): string | undefined {
  const all = citiesIn(country);
  const name = all.find(({ id }) => id === String(cityId))?.name;
  return all.find((city) => city.name === name)?.slug;
}

/** A city's slug, or "latitude,longitude". */
export function pointOf(country: string, near: string): Point | undefined {
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(near) ?? [];
  if (latitude !== undefined && longitude !== undefined)
    return { latitude: Number(latitude), longitude: Number(longitude) };
  return citiesIn(country).find(({ slug }) => slug === near);
}

export function nearestCities(country: string, from: Point): readonly { city: City; km: number }[] {
  return citiesIn(country)
    .map((city) => ({ city, km: kmBetween(from, city) }))
    .sort((a, b) => a.km - b.km);
}

/** The city itself and those around it. */
export function citiesWithin(country: string, slug: string, km: number): readonly City[] {
  const from = pointOf(country, slug);
  return from ? nearestCities(country, from).flatMap((near) => (near.km <= km ? [near.city] : [])) : [];
}
