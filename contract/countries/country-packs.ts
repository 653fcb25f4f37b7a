import { gb, gbCities, gbMap } from "./gb.ts";
import { ie, ieCities, ieMap } from "./ie.ts";
import { mt, mtCities, mtMap } from "./mt.ts";

/** Everything about a country that does not fit elsewhere. Cities and maps are apart, because they are large. */
export type CountryPack = {
  readonly code: CountryCode;
  readonly timeZone: string;
  readonly currency: string;
  readonly callingCode: string;
  /** Country and state of `date-holidays`. */
  readonly holidayRegion: readonly string[];
  /** Offered before all others, as BCP 47 codes. */
  readonly languages: readonly string[];
  readonly dataProtectionAuthority: string;
};

export type City = {
  /** On the wire; unique across all countries. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Where it differs from the country's. */
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
  /** SVG paths. */
  readonly land: readonly string[];
  readonly ferry: string | null;
};

export type CountryCode = "MT" | "IE" | "GB";
type ByCountry<T> = Readonly<Record<CountryCode, T>>;

const packs: ByCountry<CountryPack> = { MT: mt, IE: ie, GB: gb };
const cities: Record<CountryCode, readonly City[]> = { MT: mtCities, IE: ieCities, GB: gbCities };
const maps: ByCountry<CountryMap> = { MT: mtMap, IE: ieMap, GB: gbMap };

export const countryCodes: readonly CountryCode[] = ["MT", "IE", "GB"];

/** Served unless HOST_COUNTRIES names others; also in the examples of the API's description. */
export const usualCountry: CountryCode = "MT";

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(packs, code);
}

/** Throws for a country without a pack: every host is in a country that has one. */
export function countryPack(code: string): CountryPack {
  return packs[known(code)];
}

export function countryMap(code: string): CountryMap {
  return maps[known(code)];
}

/** Empty for a country without a pack. */
export function citiesIn(code: string): readonly City[] {
  return isCountryCode(code) ? cities[code] : [];
}

/** For tests: no city of a pack has a time zone of its own yet. Returns the function to remove it. */
export function addCity(code: CountryCode, city: City): () => void {
  const before = cities[code];
  cities[code] = [...before, city];
  return () => {
    cities[code] = before;
  };
}

/** The city's own zone, otherwise the country's. */
export function timeZoneOf(code: string, cityId: string | number | null = null): string {
  return citiesIn(code).find(({ id }) => id === String(cityId))?.timeZone ?? countryPack(code).timeZone;
}

/** Where something is offered: whose clock and money count. */
export type Place = { readonly country: CountryCode; readonly timeZone: string; readonly currency: string };

export function placeOf(code: string, cityId: string | number | null = null): Place {
  const { code: country, currency } = countryPack(code);
  return { country, timeZone: timeZoneOf(code, cityId), currency };
}

/** Whose time it is: "Malta", "UK", or a city of the zone where it is not the country's. */
export function zonePlace(code: string, timeZone: string, language: string): string {
  const city = citiesIn(code).find((one) => one.timeZone === timeZone);
  return city?.name ?? new Intl.DisplayNames([language], { type: "region", style: "short" }).of(code) ?? code;
}

function known(code: string): CountryCode {
  if (!isCountryCode(code)) throw new Error(`There is no country pack for ${code}`);
  return code;
}
