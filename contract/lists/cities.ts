import { citiesIn } from "../countries/country-packs.ts";

export type City = { readonly cityId: string; readonly cityName: string };

/** As the specification lists them: names in upper case. Empty for a country whose cities we do not have. */
export function citiesOf(countryCode: string): readonly City[] {
  return citiesIn(countryCode).map(({ id, name }) => ({ cityId: id, cityName: name.toUpperCase() }));
}

/** As the country pack writes it; undefined for an unknown id. */
export function cityName(countryCode: string, cityId: string | number): string | undefined {
  return citiesIn(countryCode).find(({ id }) => id === String(cityId))?.name;
}
