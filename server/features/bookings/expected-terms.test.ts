import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bookForCaller, bookSlot, readBooking } from "#contract/bookings.ts";
import { updateServiceItem } from "#contract/service-items.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

type Place = Awaited<ReturnType<typeof anOpenDay>>;
type Terms = { expectedPrice?: number; expectedMinutes?: number | null };

function bookFor(app: TestApp, { host, item }: Place, terms: Terms, key: string = randomUUID()) {
  const body = {
    kindredProviderId: host.hostId,
    startTime: venueTime(`${openDay} 10:00`),
    serviceItems: [item.id] as [number],
    customerName: "Maria Camilleri",
    customerPhone: "9911 2233",
    customerEmail: null,
    ...terms,
  };
  return app.call(bookSlot, { body }, { headers: { "idempotency-key": key } });
}

function changeItem(app: TestApp, { host, item }: Place, price: number, durationMinutes: number) {
  const body = { name: "Other braids", description: null, price, durationMinutes };
  return app.call(updateServiceItem, { params: { itemId: String(item.id) }, body }, { headers: host.headers });
}

const countBookings = async (app: TestApp) => (await app.deps.db.selectFrom("bookings").select("id").execute()).length;

test.for([
  [{ expectedPrice: 60 }, 409],
  [{ expectedMinutes: 30 }, 409],
  [{ expectedMinutes: null }, 409],
  [{ expectedPrice: 65, expectedMinutes: 90 }, 409],
  [{ expectedPrice: 65, expectedMinutes: 60 }, 201],
  [{}, 201],
] as const)("with %j, a booking at €65.00 for 60 minutes is answered with %i", async ([terms, status]) => {
  const app = await testApp();
  const answer = await bookFor(app, await anOpenDay(app), terms);
  expect(answer.status).toBe(status);
  expect(await countBookings(app)).toBe(status === 201 ? 1 : 0);
  if (status === 409)
    expect(answer.body).toMatchObject({ code: "terms_changed", currentPrice: 65, currentMinutes: 60 });
});

test("an item without a duration accepts expectedMinutes 0 and refuses 15", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, null);
  expect((await bookFor(app, place, { expectedMinutes: 15 })).body.code).toBe("terms_changed");
  expect((await bookFor(app, place, { expectedMinutes: 0 })).status).toBe(201);
});

test("repeating a request after a price change returns the existing booking, whatever price it expects", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const key = randomUUID();
  const first = await bookFor(app, place, { expectedPrice: 65, expectedMinutes: 60 }, key);
  await changeItem(app, place, 80, 90);
  for (const expectedPrice of [65, 80]) {
    const repeat = await bookFor(app, place, { expectedPrice, expectedMinutes: 60 }, key);
    expect(repeat.status).toBe(201);
    expect(repeat.body.data).toMatchObject({ id: first.body.data.id, price: 65 });
  }
  expect(await countBookings(app)).toBe(1);
});

test("a booking keeps its price and duration when the item changes", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { body } = await bookFor(app, place, {});
  await changeItem(app, place, 99, 15);
  const read = await app.call(readBooking, { params: { secret: body.data.secret } });
  expect(read.body).toMatchObject({ price: 65, durationMinutes: 60, serviceItemName: "Knotless braids" });
});

test("bookForCaller refuses a booking when expectedPrice is not the current price", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const startTime = venueTime(`${openDay} 10:00`);
  const body = { kindredProviderId: place.host.hostId, serviceItemId: place.item.id, startTime };
  const call = (terms: Terms) =>
    app.call(bookForCaller, { body: { ...body, ...terms } }, { headers: place.host.headers });
  expect((await call({ expectedPrice: 64 })).body).toMatchObject({ code: "terms_changed", currentPrice: 65 });
  expect((await call({ expectedPrice: 65, expectedMinutes: 60 })).status).toBe(201);
});
