import { type City, citiesIn } from "#contract/countries/country-packs.ts";

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

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kmBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share = half(one.latitude, other.latitude) + Math.cos(a) * Math.cos(b) * half(one.longitude, other.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(share));
}

export function nearestCities(country: string, from: Point): readonly { city: City; km: number }[] {
  return citiesIn(country)
    .map((city) => ({ city, km: kmBetween(from, city) }))
    .sort((a, b) => a.km - b.km);
}
