import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as contract from "#contract/bookings.ts";
import { listNextStarts, listSlots } from "#contract/calendar.ts";
import { exportBookings } from "#contract/host-bookings.ts";
import { updateServiceItem } from "#contract/service-items.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

const at = (time: string) => venueTime(`${openDay} ${time}`);

/** Open from 09:00 to 17:00: a wash of 45 minutes, and braids of 75 minutes with stricter rules. */
async function salon(app: TestApp) {
  const { host, listing } = await anOpenDay(app);
  const wash = await anItem(app, host, listing.id, {
    name: "Wash",
    price: 20,
    durationMinutes: 45,
    minutesAfter: 10,
    cancelMinutes: 120,
  });
  const braids = await anItem(app, host, listing.id, {
    name: "Braids",
    price: 35.5,
    durationMinutes: 75,
    minutesBefore: 30,
    minutesAfter: 5,
    mostPerDay: 1,
  });
  return { host, listing, wash, braids };
}

type Salon = Awaited<ReturnType<typeof salon>>;

function bookAll(app: TestApp, { host }: Salon, serviceItems: number[], time: string, terms = {}) {
  const body = {
    kindredProviderId: host.hostId,
    startTime: at(time),
    serviceItems,
    customerName: "Maria",
    customerPhone: "9911 2233",
    customerEmail: "maria@test.example",
    ...terms,
  };
  return app.call(contract.bookSlot, { body }, { headers: { "idempotency-key": randomUUID() } });
}

async function startsOf(app: TestApp, { host }: Salon, items: number[]) {
  const query = {
    kindredProviderId: String(host.hostId),
    startTime: at("00:00"),
    endTime: at("23:00"),
    serviceItems: items.join(","),
  };
  return (await app.call(listSlots, { query })).body.map(({ start_time }) => start_time);
}

test("several items are one visit: one interval, the sum of lengths and prices, the strictest rules", async () => {
  const app = await testApp();
  const place = await salon(app);
  const { wash, braids } = place;
  const both = [wash.id, braids.id];
  const starts = await startsOf(app, place, both);
  expect([starts[0], starts.at(-1)]).toEqual([at("09:00"), at("15:00")]);
  const { status, body } = await bookAll(app, place, both, "12:00", { expectedPrice: 55.5, expectedMinutes: 120 });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    startTime: at("12:00"),
    endTime: at("14:00"),
    durationMinutes: 120,
    price: 55.5,
    serviceItemId: wash.id,
    serviceItemName: "Wash + Braids",
    cancelMinutes: 120,
    serviceItems: [
      { id: wash.id, name: "Wash", price: 20, duration_minutes: 45 },
      { id: braids.id, name: "Braids", price: 35.5, duration_minutes: 75 },
    ],
  });
  // 30 minutes before and 10 after are blocked, and one visit with braids is the most for this day.
  expect(await startsOf(app, place, [braids.id])).toEqual([]);
  const washes = await startsOf(app, place, [wash.id]);
  expect(washes.filter((start) => start > at("10:15") && start < at("14:30"))).toEqual([at("10:30"), at("14:15")]);
});

test("the host's list, the CSV file and the customer's mail name all items of a visit", async () => {
  const app = await testApp();
  const place = await salon(app);
  const { host, wash, braids } = place;
  await bookAll(app, place, [wash.id, braids.id], "12:00");
  const query = { kindredProviderId: String(host.hostId), serviceItemId: String(braids.id) };
  const list = await app.call(contract.listBookings, { query }, { headers: host.headers });
  expect(list.body[0]?.serviceItems.map(({ name }) => name)).toEqual(["Wash", "Braids"]);
  const csv = await app.call(
    exportBookings,
    { query: { kindredProviderId: String(host.hostId) } },
    { headers: host.headers },
  );
  expect(csv.body).toContain("Wash + Braids");
  await app.runJobs({});
  const mail = (await app.deps.mail.readOutbox(100)).find(({ to }) => to === "maria@test.example");
  expect(mail?.text).toContain("Service: Wash + Braids, 2 h");
  expect(mail?.text).toContain("Pay at venue: €55.50");
  expect(mail?.text).toMatch(/Please cancel at least 2 hours before\. .* until Wed .*10:00/);
  expect(mail?.calendar?.content).toContain("Wash + Braids");
});

test("expected terms are compared with the sums", async () => {
  const app = await testApp();
  const place = await salon(app);
  const { host, wash, braids } = place;
  const body = { name: "Wash", description: null, price: 25, durationMinutes: 45 };
  await app.call(updateServiceItem, { params: { itemId: String(wash.id) }, body }, { headers: host.headers });
  const terms = { expectedPrice: 55.5, expectedMinutes: 120 };
  const refused = await bookAll(app, place, [wash.id, braids.id], "12:00", terms);
  expect(refused.body).toMatchObject({ code: "terms_changed", currentPrice: 60.5, currentMinutes: 120 });
});

test("items of different listings or a deleted item cannot be one visit", async () => {
  const app = await testApp();
  const place = await salon(app);
  const other = await anItem(app, place.host, (await aListing(app, place.host)).id);
  expect((await bookAll(app, place, [place.wash.id, other.id], "12:00")).body.code).toBe("item_not_offered");
  expect((await bookAll(app, place, [place.wash.id, 999_999], "12:00")).body.code).toBe("item_not_offered");
  const query = { kindredProviderId: String(place.host.hostId), serviceItems: `${place.wash.id},999999` };
  expect((await app.call(listNextStarts, { query })).status).toBe(404);
});

test("a visit with several items is moved as a whole", async () => {
  const app = await testApp();
  const place = await salon(app);
  const { secret } = (await bookAll(app, place, [place.wash.id, place.braids.id], "12:00")).body.data;
  const body = { startTime: at("13:00") };
  const moved = await app.call(contract.moveBooking, { params: { secret }, body });
  expect(moved.body.data).toMatchObject({ startTime: at("13:00"), endTime: at("15:00") });
  expect(moved.body.data.serviceItems).toHaveLength(2);
});

test("a host books several items for a caller as one visit", async () => {
  const app = await testApp();
  const { host, wash, braids } = await salon(app);
  const call = (body: object) =>
    app.call(
      contract.bookForCaller,
      { body: { kindredProviderId: host.hostId, startTime: at("12:00"), customerName: "Caller", ...body } },
      { headers: host.headers },
    );
  const serviceItems = [wash.id, braids.id];
  expect((await call({ serviceItems, expectedPrice: 50 })).body.code).toBe("terms_changed");
  const booked = await call({ serviceItems, expectedPrice: 55.5, expectedMinutes: 120 });
  expect(booked.body.data).toMatchObject({
    endTime: at("14:00"),
    price: 55.5,
    durationMinutes: 120,
    serviceItemId: wash.id,
    serviceItemName: "Wash + Braids",
    bookedBy: "provider",
  });
  const tooSoon = await call({ serviceItems: [wash.id], startTime: at("13:45") });
  expect(tooSoon.body.code).toBe("slot_taken");
});

test("a booking for a caller needs one to six different items", async () => {
  const app = await testApp();
  const { host, wash } = await salon(app);
  const call = (body: object) =>
    app.call(
      contract.bookForCaller,
      { body: { kindredProviderId: host.hostId, startTime: at("12:00"), ...body } },
      { headers: host.headers },
    );
  expect((await call({})).body).toMatchObject({
    code: "invalid_fields",
    fields: { serviceItemId: expect.any(String) },
  });
  for (const serviceItems of [[], [wash.id, wash.id], [1, 2, 3, 4, 5, 6, 7]]) {
    const { status, body } = await call({ serviceItems });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty("serviceItems");
  }
});
