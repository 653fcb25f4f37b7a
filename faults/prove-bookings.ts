import { expect, test } from "vitest";
import { countryPack, placeOf } from "#contract/countries/country-packs.ts";
import { compareWithModel } from "#server/features/bookings/booking-model-fixtures.ts";
import { createTestApp } from "#server/testing/test-app.ts";

// `npm run prove:bookings` runs this long version of the model comparison.
test("10,000 random operations agree with the model", { timeout: 900_000 }, async () => {
  const app = await createTestApp();
  const startedAt = performance.now();
  const differences = await compareWithModel(app, 10_000, 4_711);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`10,000 operations, ${differences.length} differences, ${seconds} s`);
  await app.close();
  expect(differences).toEqual([]);
});

test.for(["MT", "GB"])(
  "10,000 random operations with opening hours and holidays in %s agree with the model",
  { timeout: 900_000 },
  async (country) => {
    const app = await createTestApp({ settings: { countries: [countryPack("MT"), countryPack("GB")] } });
    const startedAt = performance.now();
    const differences = await compareWithModel(app, 10_000, 4_711, placeOf(country), true);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${country}: 10,000 operations with hours, ${differences.length} differences, ${seconds} s`);
    await app.close();
    expect(differences).toEqual([]);
  },
);
