import { gb, gbCities, gbMap } from "./gb.ts";
import { ie, ieCities, ieMap } from "./ie.ts";
import { mt, mtCities, mtMap } from "./mt.ts";

/** Cities and maps are separate, because they are large. */
export type CountryPack = {
  readonly code: CountryCode;
  readonly timeZone: string;
  readonly currency: string;
  readonly callingCode: string;
  /** The country and state that the package `date-holidays` expects. */
  readonly holidayRegion: readonly string[];
  /** Forms offer these languages before all others, as BCP 47 codes. */
  readonly languages: readonly string[];
  readonly dataProtectionAuthority: string;
};

export type City = {
  /** The API uses this id. It is unique across all countries. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Set only if it differs from the country's. */
  readonly timeZone?: string;
};

type CountryMap = {
  readonly width: number;
  readonly height: number;
  /** x = (longitude - west) · unitsPerLongitude; y = (north - latitude) · unitsPerLatitude. */
  readonly projection: {
    readonly west: number;
    readonly north: number;
    readonly unitsPerLongitude: number;
    readonly unitsPerLatitude: number;
  };
  /** These are SVG paths. */
  readonly land: readonly string[];
  readonly ferry: string | null;
  /** The part where most people live. It is drawn again and larger. Without one, the busiest part is. */
  readonly harbours: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  /** Names of islands, at the middle of the text. */
  readonly labels: readonly { readonly name: string; readonly x: number; readonly y: number }[];
};

export type CountryCode = "MT" | "IE" | "GB";
type ByCountry<T> = Readonly<Record<CountryCode, T>>;

const packs: ByCountry<CountryPack> = { MT: mt, IE: ie, GB: gb };
const cities: Record<CountryCode, readonly City[]> = { MT: mtCities, IE: ieCities, GB: gbCities };
const maps: ByCountry<CountryMap> = { MT: mtMap, IE: ieMap, GB: gbMap };

export const countryCodes: readonly CountryCode[] = ["MT", "IE", "GB"];

/** This country is served unless HOST_COUNTRIES names others. The examples in the API's description use it, too. */
export const usualCountry: CountryCode = "MT";

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(packs, code);
}

/** Throws for a country without a pack, because every host is in a country that has one. */
export function countryPack(code: string): CountryPack {
  return packs[known(code)];
}

export function countryMap(code: string): CountryMap {
  return maps[known(code)];
}

export function citiesIn(code: string): readonly City[] {
  return isCountryCode(code) ? cities[code] : [];
}

/**
 * Only for tests, because no city of a pack has a time zone of its own yet. Returns the function to remove the city.
 */
export function addCity(code: CountryCode, city: City): () => void {
  const before = cities[code];
  cities[code] = [...before, city];
  return () => {
    cities[code] = before;
  };
}

export function timeZoneOf(code: string, cityId: string | number | null = null): string {
  return citiesIn(code).find(({ id }) => id === String(cityId))?.timeZone ?? countryPack(code).timeZone;
}

export type Place = { readonly country: CountryCode; readonly timeZone: string; readonly currency: string };

export function placeOf(code: string, cityId: string | number | null = null): Place {
  const { code: country, currency } = countryPack(code);
  return { country, timeZone: timeZoneOf(code, cityId), currency };
}

/** The result names the place whose time is shown: "Malta", "UK", or a city with its own time zone. */
export function zonePlace(code: string, timeZone: string, language: string): string {
  const city = citiesIn(code).find((one) => one.timeZone === timeZone);
  return city?.name ?? new Intl.DisplayNames([language], { type: "region", style: "short" }).of(code) ?? code;
}

function known(code: string): CountryCode {
  if (!isCountryCode(code)) throw new Error(`There is no country pack for ${code}`);
  return code;
}
