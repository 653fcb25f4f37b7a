import { expect, test } from "vitest";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { countRoundTrips } from "#server/testing/round-trips.ts";
import { testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

// These tests notice when the most frequent actions of customers become slower. docs/performance.md has the whole
// table.

test("a booking takes at most 6 round trips to the database", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 09:00`, { email: "maria@test.example" });
  const counted = await countRoundTrips(app.deps.db.pool, async () => {
    expect((await book(app, place, `${openDay} 10:00`, { email: "yana@test.example" })).status).toBe(201);
  });
  expect(counted.roundTrips).toBeLessThanOrEqual(6);
  expect(counted.statements).toBeLessThanOrEqual(20);
});

test("customers who want the same time at the same moment share most statements", async () => {
  const customers = 40;
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 09:00`);
  const answers: number[] = [];
  const { statements } = await countRoundTrips(app.deps.db.pool, async () => {
    const all = Array.from({ length: customers }, (_, n) =>
      book(app, place, `${openDay} 10:00`, { phone: `9911 ${2200 + n}`, address: `198.51.100.${n}` }),
    );
    for (const { status } of await Promise.all(all)) answers.push(status);
  });
  expect(answers.sort()).toEqual([201, ...Array.from({ length: customers - 1 }, () => 409)]);
  // Four of them get as far as a transaction.
  expect(statements).toBeLessThanOrEqual(80);
});

test("the slots of a week take one round trip to the database", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const query = {
    kindredProviderId: String(host.hostId),
    startTime: venueTime(`${openDay} 00:00`),
    endTime: venueTime(`${openDay} 23:00`),
  };
  await app.call(listSlots, { query });
  const counted = await countRoundTrips(app.deps.db.pool, () => app.call(listSlots, { query }));
  expect(counted).toEqual({ roundTrips: 1, statements: 3 });
});

test("opening 30 days takes at most 6 round trips to the database", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const body = {
    kindredProviderId: host.hostId,
    startTime: venueTime(`${openDay} 00:00`),
    endTime: venueTime(`${daysAfter(openDay, 30)} 00:00`),
    status: "available",
  } as const;
  await app.call(setAvailability, { body }, host);
  const counted = await countRoundTrips(app.deps.db.pool, async () => {
    expect((await app.call(setAvailability, { body }, host)).status).toBe(200);
  });
  expect(counted.roundTrips).toBeLessThanOrEqual(6);
  expect(counted.statements).toBeLessThanOrEqual(12);
});
