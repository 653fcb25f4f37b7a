import { expect, test } from "vitest";
import { compareAnswers } from "#server/testing/upgrade/compare-answers.ts";

// `npm run prove:upgrade` runs this upgrade test with 1,000 hosts and 50,000 bookings.
test("a large database of the first release answers old requests as before", { timeout: 900_000 }, async () => {
  const { differences, compared, migrationSeconds } = await compareAnswers(1000);
  console.log(`${compared} answers, ${differences.length} differences, migrated in ${migrationSeconds.toFixed(1)} s`);
  expect(differences).toEqual([]);
});
