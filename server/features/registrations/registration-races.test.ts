import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { raceForPlaces, randomFrom } from "./registration-race-fixtures.ts";

// `npm run prove:events` runs 50 rounds.
test("500 people who want 1 to 6 of 100 places at once never take more than there are", {
  timeout: 60_000,
}, async () => {
  const app = await testApp({ settings: { rateLimits: false } });
  const race = await raceForPlaces(app, randomFrom(1), false);
  expect(race).toMatchObject({ sum: race.taken, serverErrors: 0 });
  expect(race.capacity - race.taken).toBeLessThan(race.smallestRefused);
});

test("the sums stay right while guests cancel, offers are answered or end, and the host changes the capacity", {
  timeout: 180_000,
}, async () => {
  const app = await testApp({ settings: { rateLimits: false } });
  // 160 people still want five times the places. `npm run prove:events` runs this with 500.
  const race = await raceForPlaces(app, randomFrom(2), true, 160);
  const { taken, offered, waiting } = race;
  expect(race).toMatchObject({ sum: taken, offeredSum: offered, waitingCount: waiting, serverErrors: 0 });
  expect(taken + offered).toBeLessThanOrEqual(race.capacity);
});
