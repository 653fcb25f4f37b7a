import { expect, test } from "vitest";
import { type Race, raceForPlaces, randomFrom } from "#server/features/registrations/registration-race-fixtures.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const rounds = Number(process.env.ROUNDS ?? 50);

// `npm run prove:events` runs this. Every second round mixes in cancellations, the waiting list and changes of the capacity.
test(`${rounds} rounds of 500 people for 100 places`, { timeout: 1_800_000 }, async () => {
  const app = await createTestApp({ settings: { rateLimits: false } });
  const races: Race[] = [];
  for (let round = 0; round < rounds; round++) races.push(await raceForPlaces(app, randomFrom(round), round % 2 === 1));
  await app.close();
  const total = (count: (race: Race) => number) => races.reduce((sum, race) => sum + count(race), 0);
  const oversold = races.filter(({ taken, offered, capacity }) => taken + offered > capacity).length;
  const wrongSums = races.filter(
    (race) => race.taken !== race.sum || race.offered !== race.offeredSum || race.waiting !== race.waitingCount,
  ).length;
  const serverErrors = total((race) => race.serverErrors);
  console.log(
    `${rounds} × 500 people, ${total((race) => race.accepted)} accepted, ${total((race) => race.refused)} refused, ` +
      `${oversold} oversold, ${wrongSums} wrong sums, ${serverErrors} × 5xx`,
  );
  expect([oversold, wrongSums, serverErrors]).toEqual([0, 0, 0]);
});
