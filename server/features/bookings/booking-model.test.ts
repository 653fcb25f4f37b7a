import { expect, test } from "vitest";
import { countryPack, placeOf } from "#contract/countries/country-packs.ts";
import { testApp } from "#server/testing/test-app.ts";
import { addCityWithOwnZone } from "#server/testing/test-city.ts";
import { compareWithModel } from "./booking-model-fixtures.ts";

// `npm run prove:bookings` runs a longer version.
test.for([
  ["Malta", placeOf("MT")],
  ["Great Britain", placeOf("GB")],
  ["a city with its own time zone", { country: "GB", timeZone: "Atlantic/Azores", cityId: 9001 }],
] as const)(
  "random availability changes, bookings, moves and cancellations in %s match a simple model",
  {
    timeout: 60_000,
  },
  async ([, place]) => {
    addCityWithOwnZone();
    const app = await testApp({ settings: { countries: [countryPack("MT"), countryPack("GB")] } });
    expect(await compareWithModel(app, 60, 20_270_328, place)).toEqual([]);
  },
);

test.for(["MT", "GB"])(
  "random opening hours, days that differ, holidays, another calendar, availability changes, bookings, moves and cancellations in %s match a simple model",
  { timeout: 60_000 },
  async (country) => {
    const app = await testApp({ settings: { countries: [countryPack("MT"), countryPack("GB")] } });
    expect(await compareWithModel(app, 120, 20_261_117, placeOf(country), true)).toEqual([]);
  },
);
