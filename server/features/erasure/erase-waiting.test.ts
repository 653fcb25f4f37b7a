import { sql } from "kysely";
import { expect, test } from "vitest";
import { readWaitingPerson } from "#contract/waiting-list.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay, open } from "#server/features/calendar/calendar-fixtures.ts";
import { makeOffers, wait } from "#server/features/waiting-list/waiting-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { askToBeErased, runJobsRepeatedly } from "./erasure-fixtures.ts";

const read = (app: TestApp, secret: string) => app.call(readWaitingPerson, { params: { secret } });

test("somebody on a waiting list is erased with their offer, and the next person gets it", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await open(app, place.host, `${openDay} 09:00`, `${openDay} 17:00`, "unavailable");
  const zita = { customerEmail: "zita@pear.example" };
  const { secret } = (await wait(app, place, "Zita Galea", zita)).body.data;
  const next = (await wait(app, place, "Yana")).body.data;
  await open(app, place.host, `${openDay} 09:00`, `${openDay} 10:00`);
  await makeOffers(app);
  expect((await read(app, secret)).body.status).toBe("offered");
  await app.runJobs();
  await askToBeErased(app, "zita@pear.example");
  await runJobsRepeatedly(app);
  expect((await read(app, secret)).status).toBe(404);
  expect(await findAnywhere(app, ["Zita Galea", "zita@pear.example"])).toEqual([]);
  await makeOffers(app);
  expect((await read(app, next.secret)).body.status).toBe("offered");
});

test("deletes people from waiting lists after their last day", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { secret } = (await wait(app, place, "Zita")).body.data;
  const later = (await wait(app, place, "Yana")).body.data;
  await sql`update waiting_people set last_day = current_date - 3 where customer_name = 'Zita'`.execute(app.deps.db);
  await sql`update waiting_people set last_day = current_date where customer_name = 'Yana'`.execute(app.deps.db);
  await app.deps.jobs.enqueue(app.deps.db, "forget-expired", {});
  await app.runJobs();
  expect((await read(app, secret)).status).toBe(404);
  expect((await read(app, later.secret)).status).toBe(200);
  expect((await book(app, place, `${openDay} 09:00`)).status).toBe(201);
});
