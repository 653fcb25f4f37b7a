import { sql } from "kysely";
import { expect, test } from "vitest";
import { cancelBooking, moveBooking } from "#contract/bookings.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { partitionByHost } from "#server/testing/partition-by-host.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

async function aPlace(app: TestApp) {
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  const item = await anItem(app, host, id, { durationMinutes: 60 });
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  return { host, item };
}

/** Everything that happens every second leads with the host's id, so it can be spread over several databases. */
test("booking, moving and cancelling work on tables that are partitioned by host", async () => {
  const app = await testApp();
  const before = await aPlace(app);
  expect((await book(app, before, `${openDay} 09:00`)).status).toBe(201);
  for (const table of ["availability", "held_times", "bookings"]) await partitionByHost(app.deps.db, table);

  const places = await Promise.all(Array.from({ length: 8 }, () => aPlace(app)));
  for (const place of [before, ...places]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(app, place, `${openDay} 11:00`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 201);
    const secret = won?.body.data.secret ?? "";
    const moved = await app.call(moveBooking, {
      params: { secret },
      body: { startTime: venueTime(`${openDay} 14:00`) },
    });
    expect(moved.status).toBe(200);
    expect((await book(app, place, `${openDay} 14:30`)).status).toBe(409);
    expect((await app.call(cancelBooking, { params: { secret } })).status).toBe(200);
    expect((await book(app, place, `${openDay} 14:30`)).status).toBe(201);
  }
  // What was booked before the change still holds its time.
  expect((await book(app, before, `${openDay} 09:30`)).status).toBe(409);
  const { rows } = await sql<{ parts: number }>`
    select count(distinct tableoid)::integer as parts from bookings`.execute(app.deps.db);
  expect(rows[0]?.parts).toBeGreaterThan(1);
});
