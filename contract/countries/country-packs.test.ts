import { expect, test } from "vitest";
import { callingCodes } from "../lists/calling-codes.ts";
import { countryName, formCountryCodes } from "../lists/countries.ts";
import { ticketCurrencyOf } from "../lists/currencies.ts";
import { languageCodes } from "../lists/languages.ts";
import { isTimeZone } from "../parse/time-zone.ts";
import {
  addCity,
  citiesIn,
  countryCodes,
  countryMap,
  countryPack,
  isCountryCode,
  timeZoneOf,
  zonePlace,
} from "./country-packs.ts";

const all = countryCodes.flatMap((code) => citiesIn(code).map((city) => ({ code, ...city })));

test.for(countryCodes)("the pack %s agrees with the lists of the forms", (code) => {
  const pack = countryPack(code);
  expect(pack.code).toBe(code);
  expect(formCountryCodes).toContain(code);
  expect(isTimeZone(pack.timeZone)).toBe(true);
  expect(pack.currency).toBe(ticketCurrencyOf(code));
  expect(pack.languages.filter((language) => !languageCodes.some((known) => known === language))).toEqual([]);
  expect(callingCodes.get(code)).toBe(pack.callingCode);
});

test("city ids and slugs are unique across all countries, and slugs are ASCII", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(all.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(countryCodes.map((code) => citiesIn(code).length)).toEqual([70, 35, 44]);
});

/** The order is south, north, west, east. */
const bounds = {
  MT: [35.78, 36.1, 14.18, 14.58],
  IE: [51.4, 55.4, -10.5, -6],
  GB: [49.9, 58.7, -8.2, 1.8],
} as const;

test.for(countryCodes)("the cities of %s are in the country and on its map", (code) => {
  const [south, north, west, east] = bounds[code];
  const { width, height, projection, land } = countryMap(code);
  for (const { name, latitude, longitude } of citiesIn(code)) {
    expect(latitude > south && latitude < north && longitude > west && longitude < east, name).toBe(true);
    const x = (longitude - projection.west) * projection.unitsPerLongitude;
    const y = (projection.north - latitude) * projection.unitsPerLatitude;
    expect(x > 0 && x < width && y > 0 && y < height, name).toBe(true);
  }
  expect(land.every((path) => /^M[\d.]/.test(path))).toBe(true);
});

test("a city's own time zone is used instead of the country's", () => {
  const canary = { id: "9001", name: "A", slug: "a", latitude: 0, longitude: 0, timeZone: "Atlantic/Canary" };
  const remove = addCity("GB", canary);
  expect(timeZoneOf("GB", 9001)).toBe("Atlantic/Canary");
  expect(timeZoneOf("GB", "9002")).toBe("Europe/London");
  expect(zonePlace("GB", "Atlantic/Canary", "en")).toBe("A");
  remove();
  expect(timeZoneOf("GB", 9001)).toBe("Europe/London");
  expect([timeZoneOf("MT"), timeZoneOf("IE", 1001), timeZoneOf("GB", null)]).toEqual([
    "Europe/Malta",
    "Europe/Dublin",
    "Europe/London",
  ]);
});

test("times are named after the country", () => {
  expect(countryCodes.map((code) => zonePlace(code, timeZoneOf(code), "en"))).toEqual(["Malta", "Ireland", "UK"]);
});

test("the first country is Malta, with the euro", () => {
  const [first = ""] = countryCodes;
  expect([first, countryName(first, "en"), countryPack(first).currency]).toEqual(["MT", "Malta", "EUR"]);
});

test("a country without a pack has no cities, and countryPack throws an error for it", () => {
  expect([isCountryCode("IT"), isCountryCode("toString"), citiesIn("IT")]).toEqual([false, false, []]);
  expect(() => countryPack("IT")).toThrow("IT");
});
