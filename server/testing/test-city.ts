import { onTestFinished } from "vitest";
import { addCity } from "#contract/countries/country-packs.ts";

/** A city whose clock differs from its country's. */
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
