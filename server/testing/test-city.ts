import { onTestFinished } from "vitest";
import { addCity } from "#contract/countries/country-packs.ts";

/** The city's time zone differs from its country's. */
export const cityWithOwnZone = {
  id: "9001",
  name: "Corvo",
  slug: "corvo",
  latitude: 51,
  longitude: 0,
  timeZone: "Atlantic/Azores",
} as const;

/** Great Britain has this city until the test finishes. */
export function addCityWithOwnZone(): void {
  onTestFinished(addCity("GB", cityWithOwnZone));
}
