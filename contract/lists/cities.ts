import { citiesIn } from "../countries/country-packs.ts";

export type City = { readonly cityId: string; readonly cityName: string };

/** The specification lists the names in upper case. */
export function citiesOf(countryCode: string): readonly City[] {
  return citiesIn(countryCode).map(({ id, name }) => ({ cityId: id, cityName: name.toUpperCase() }));
}

export function cityName(countryCode: string, cityId: string | number): string | undefined {
  return citiesIn(countryCode).find(({ id }) => id === String(cityId))?.name;
}
