import type { Place } from "#contract/countries/country-packs.ts";

export function placeAnswer({ country, timeZone, currency }: Place) {
  return { hostCountry: country, timeZone, currency };
}
