import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as contract from "#contract/bookings.ts";
import { listSlots } from "#contract/calendar.ts";
import { deleteListing } from "#contract/listings.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { autumnChange, daysAfter, nextYear, openDay, springChange } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";
import { readCalendar } from "./calendar-file-fixtures.ts";

const tenOClock = venueTime(`${openDay} 10:00`);
const customerAtTen = { startTime: tenOClock, customerName: "A", customerPhone: "99112233" };

async function slots(app: TestApp, hostId: number, from: string, to: string, headers = {}, serviceItemId?: number) {
  const query = {
    kindredProviderId: String(hostId),
    startTime: venueTime(from),
    endTime: venueTime(to),
    ...(serviceItemId ? { serviceItemId: String(serviceItemId) } : {}),
  };
  return (await app.call(listSlots, { query }, { headers })).body;
}

test("a customer books a slot and its cells become booked for everybody", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { status, body } = await book(app, place, `${openDay} 10:00`, { email: "maria@test.example" });
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true, message: "Booking confirmed" });
  expect(body.data).toMatchObject({
    startTime: tenOClock,
    serviceItemId: place.item.id,
    customerName: "Maria Camilleri",
    customerPhone: "+35699112233",
    customerEmail: "maria@test.example",
    price: 65,
    status: "confirmed",
  });
  expect(body.data.id).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  expect(body.data.secret.length).toBeGreaterThanOrEqual(10 + 43);
  const strangers = await slots(app, place.host.hostId, `${openDay} 10:00`, `${openDay} 11:15`);
  expect(strangers.map(({ status }) => status)).toEqual(["booked", "booked", "booked", "booked", "available"]);
  expect(strangers.every(({ service_item_id }) => service_item_id === null)).toBe(true);
  const owners = await slots(app, place.host.hostId, `${openDay} 10:00`, `${openDay} 10:15`, place.host.headers);
  const cell = { id: Date.parse(tenOClock) / 900_000, start_time: tenOClock, status: "booked", kind: "visit" };
  expect(owners).toEqual([{ ...cell, service_item_id: place.item.id }]);
  const withoutEmail = await book(app, place, `${openDay} 12:00`);
  expect([withoutEmail.status, withoutEmail.body.data.customerEmail]).toEqual([201, null]);
});

test("the same idempotency key returns the same booking; a different body with it is refused", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(app, place, `${openDay} 10:00`, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await book(app, place, `${openDay} 12:00`, { key })).body.code).toBe("same_key_other_request");
  expect((await book(app, place, `${openDay} 12:00`, { key: "not-a-uuid" })).status).toBe(400);
  const rows = await app.deps.db.selectFrom("bookings").select("id").execute();
  expect(rows).toHaveLength(1);
});

test("refuses a slot that another customer has just taken and returns the nearest starts", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 10:00`);
  const { status, body } = await book(app, place, `${openDay} 10:30`, { phone: "+35699000001" });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: "slot_taken",
    nearestStarts: [venueTime(`${openDay} 11:00`), venueTime(`${openDay} 11:15`), venueTime(`${openDay} 11:30`)],
  });
});

test("only one of 40 concurrent customers gets the slot", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => book(app, place, `${openDay} 10:00`, { phone: `+356991100${10 + n}` })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(39);
});

test.for([
  [`${nextYear - 2}-01-05 10:00`, 422, "start_is_past"],
  [`${openDay} 10:05`, 422, "start_off_grid"],
  [`${nextYear + 2}-03-03 10:00`, 422, "start_too_far"],
  [`${openDay} 16:15`, 409, "slot_taken"],
  [`${openDay} 08:45`, 409, "slot_taken"],
  [`${daysAfter(openDay, 1)} 10:00`, 409, "slot_taken"],
] as const)("a start at %s is refused with %i %s", async ([at, status, code]) => {
  const app = await testApp();
  const answer = await book(app, await anOpenDay(app), at);
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(code);
});

test("endTime and price sent by the client are ignored", async () => {
  const app = await testApp();
  const { host, item } = await anOpenDay(app);
  const body = {
    kindredProviderId: host.hostId,
    serviceItems: [item.id],
    ...customerAtTen,
    price: 0.01,
    endTime: venueTime(`${openDay} 10:15`),
  };
  const answer = await app.call(contract.bookSlot, { body: body as never });
  expect(answer.body.data).toMatchObject({ price: 65, endTime: venueTime(`${openDay} 11:00`) });
});

test.for([
  [{ customerName: " " }, "customerName", "Name is required"],
  [
    { customerPhone: "12" },
    "customerPhone",
    "Enter a valid phone number. Check the country or start with its code, for example +356 7912 3456",
  ],
  [{ customerPhone: "9911 2233 ext 4" }, "customerPhone", "Enter the number without its extension"],
  [{ customerPhone: "" }, "customerPhone", "Phone number is required"],
  [{ customerEmail: "nobody" }, "customerEmail", "Enter a valid email address"],
  [{ customerName: "Maria\r\nBcc: x" }, "customerName", "This text contains characters that aren't allowed"],
  [{ serviceItems: [] }, "serviceItems", "Choose 1 to 6 services, each only once"],
  [{ serviceItems: [1, 1] }, "serviceItems", "Choose 1 to 6 services, each only once"],
  [{ serviceItems: [1, 2, 3, 4, 5, 6, 7] }, "serviceItems", "Choose 1 to 6 services, each only once"],
  [{ startTime: `${openDay}T10:00` }, "startTime", "Enter a time with its offset, for example 2027-03-28T09:00:00Z"],
] as const)("%j is refused with an error for that field", async ([change, field, sentence]) => {
  const app = await testApp();
  const { host, item } = await anOpenDay(app);
  const body = {
    kindredProviderId: host.hostId,
    serviceItems: [item.id],
    ...customerAtTen,
    ...change,
  };
  const answer = await app.call(contract.bookSlot, { body: body as never });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ [field]: sentence });
  expect(await app.deps.db.selectFrom("bookings").select("id").execute()).toEqual([]);
});

test("an item of another provider cannot be booked", async () => {
  const app = await testApp();
  const [here, there] = [await anOpenDay(app), await anOpenDay(app)];
  const answer = await book(app, { host: here.host, item: there.item }, `${openDay} 10:00`);
  expect(answer.body.code).toBe("item_not_offered");
  expect((await book(app, { host: { hostId: 99999 }, item: here.item }, `${openDay} 10:00`)).status).toBe(404);
});

test("one phone number can have at most three open bookings with a provider", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await anOpenDay(app, 15);
  const statuses = [];
  for (const time of ["09:00", "10:00", "11:00", "12:00"])
    statuses.push((await book(app, place, `${openDay} ${time}`)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test("a private link opens only its own booking and stops working when link_version changes", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const first = (await book(app, place, `${openDay} 10:00`)).body.data;
  const second = (await book(app, place, `${openDay} 12:00`)).body.data;
  const read = async (secret: string) => (await app.call(contract.readBooking, { params: { secret } })).status;
  expect(await read(first.secret)).toBe(200);
  expect(await read(first.id + second.secret.slice(10))).toBe(404);
  expect(await read(first.id)).toBe(404);
  expect(await read("x")).toBe(404);
  await app.deps.db.updateTable("bookings").set({ link_version: 2 }).where("id", "=", first.id).execute();
  expect(await read(first.secret)).toBe(404);
});

test("a customer moves a booking and its old time becomes available again", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { data } = (await book(app, place, `${openDay} 10:00`)).body;
  const params = { secret: data.secret };
  const moved = await app.call(contract.moveBooking, { params, body: { startTime: venueTime(`${openDay} 10:30`) } });
  expect(moved.body.data).toMatchObject({ id: data.id, startTime: venueTime(`${openDay} 10:30`) });
  const cells = await slots(app, place.host.hostId, `${openDay} 10:00`, `${openDay} 11:45`);
  expect(cells.map(({ status }) => status)).toEqual([
    "available",
    "available",
    "booked",
    "booked",
    "booked",
    "booked",
    "available",
  ]);
  await book(app, place, `${openDay} 13:00`);
  const taken = await app.call(contract.moveBooking, { params, body: { startTime: venueTime(`${openDay} 13:15`) } });
  expect(taken.body.code).toBe("slot_taken");
});

test("a customer cancels and the cells become available again; cancelling twice changes nothing", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { data } = (await book(app, place, `${openDay} 10:00`)).body;
  await open(app, place.host, `${openDay} 10:00`, `${openDay} 11:00`, "unavailable");
  const params = { secret: data.secret };
  const first = await app.call(contract.cancelBooking, { params });
  const second = await app.call(contract.cancelBooking, { params });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.data).toEqual(first.body.data);
  const cells = await slots(app, place.host.hostId, `${openDay} 10:00`, `${openDay} 11:00`);
  expect(cells.map(({ status }) => status)).toEqual(Array(4).fill("available"));
  expect(
    (await app.call(contract.moveBooking, { params, body: { startTime: venueTime(`${openDay} 12:00`) } })).body.code,
  ).toBe("already_cancelled");
  expect((await app.fetch(`/api/bookings/${data.secret}/cancel`)).status).toBe(405);
});

test("a booking cannot be moved or cancelled less than an hour before its start", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { data } = (await book(app, place, `${openDay} 10:00`)).body;
  const startIn = (minutes: number) => {
    const [starts_at, ends_at] = [minutes, minutes + 60].map((wait) => new Date(Date.now() + wait * 60_000));
    return app.deps.db.updateTable("bookings").set({ starts_at, ends_at }).execute();
  };
  const params = { secret: data.secret };
  await startIn(61);
  expect((await app.call(contract.readBooking, { params })).body.canChange).toBe(true);
  await startIn(59);
  expect((await app.call(contract.cancelBooking, { params })).body.code).toBe("too_late_to_change");
  expect(
    (await app.call(contract.moveBooking, { params, body: { startTime: venueTime(`${openDay} 12:00`) } })).body.code,
  ).toBe("too_late_to_change");
  expect((await app.call(contract.readBooking, { params })).body.canChange).toBe(false);
  await startIn(61);
  expect((await app.call(contract.cancelBooking, { params })).status).toBe(200);
});

test("setting availability over a booking keeps the booking and returns its cells as kept", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 10:00`);
  const { kept } = await open(app, place.host, `${openDay} 09:00`, `${openDay} 17:00`, "unavailable");
  expect(kept).toEqual(["10:00", "10:15", "10:30", "10:45"].map((time) => venueTime(`${openDay} ${time}`)));
  const cells = await slots(app, place.host.hostId, `${openDay} 09:45`, `${openDay} 10:30`);
  expect(cells.map(({ status }) => status)).toEqual(["unavailable", "booked", "booked"]);
});

test("a host books for a caller and cancels by item and start time", async () => {
  const app = await testApp();
  const { host, item } = await anOpenDay(app);
  const target = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime: tenOClock };
  const booked = await app.call(
    contract.bookForCaller,
    { body: { ...target, customerName: "Caller" } },
    { headers: host.headers },
  );
  expect(booked.body.data).toMatchObject({
    startTime: target.startTime,
    serviceItemId: item.id,
    serviceItemName: item.name,
    bookedBy: "provider",
    customerName: "Caller",
    customerPhone: null,
  });
  const again = await app.call(contract.bookForCaller, { body: target }, { headers: host.headers });
  expect(again.body.code).toBe("slot_taken");
  const cancel = () => app.call(contract.cancelAsHost, { body: target }, { headers: host.headers });
  expect((await cancel()).body.data.status).toBe("cancelled");
  expect((await cancel()).body.code).toBe("already_cancelled");
});

test("a provider cannot read or change the bookings of another provider", async () => {
  const app = await testApp();
  const { host, item } = await anOpenDay(app);
  const other = await aHost(app);
  await book(app, { host, item }, `${openDay} 10:00`);
  const target = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime: tenOClock };
  const headers = other.headers;
  expect((await app.call(contract.cancelAsHost, { body: target }, { headers })).status).toBe(404);
  expect((await app.call(contract.bookForCaller, { body: target }, { headers })).status).toBe(403);
  const query = { kindredProviderId: String(host.hostId) };
  expect((await app.call(contract.listBookings, { query }, { headers })).status).toBe(404);
  expect((await app.call(contract.listBookings, { query })).status).toBe(401);
  const repeated = await app.fetch(
    `/api/providerCalendar/bookings?kindredProviderId=${other.hostId}&kindredProviderId=${host.hostId}`,
    { headers },
  );
  expect(repeated.status).toBe(400);
});

test("listBookings filters, searches, pages and counts", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 15);
  const { host } = place;
  for (const [n, name] of ["Maria", "Ali", "Mariam"].entries())
    await book(app, place, `${openDay} 1${n}:00`, { name, phone: `+3569911000${n}` });
  const list = async (more: object) =>
    app.call(
      contract.listBookings,
      { query: { kindredProviderId: String(host.hostId), ...more } },
      { headers: host.headers },
    );
  expect((await list({})).body.map(({ customerName }) => customerName)).toEqual(["Maria", "Ali", "Mariam"]);
  expect((await list({ q: "mari" })).body).toHaveLength(2);
  expect((await list({ q: "9911 0001" })).body.map(({ customerName }) => customerName)).toEqual(["Ali"]);
  expect((await list({ q: "(0)9911 0001" })).body.map(({ customerName }) => customerName)).toEqual(["Ali"]);
  expect((await list({ q: "00356 9911 0001" })).body.map(({ customerName }) => customerName)).toEqual(["Ali"]);
  for (const q of ["%", "x9"]) expect((await list({ q })).body).toHaveLength(0);
  const [, ali] = (await list({})).body;
  expect((await list({ q: ali?.id.toLowerCase() })).body.map(({ customerName }) => customerName)).toEqual(["Ali"]);
  const page = await list({ limit: 1, offset: 1, order: "latest" });
  expect(page.body.map(({ customerName }) => customerName)).toEqual(["Ali"]);
  expect(page.headers.get("x-total-count")).toBe("3");
  expect((await list({ status: "cancelled" })).body).toEqual([]);
  expect((await list({ from: venueTime(`${openDay} 11:00`), to: venueTime(`${openDay} 11:30`) })).body).toHaveLength(1);
});

test("a listing with upcoming bookings cannot be deleted", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { data } = (await book(app, place, `${openDay} 10:00`)).body;
  const remove = () =>
    app.call(deleteListing, { params: { id: String(place.listing.id) }, query: {} }, { headers: place.host.headers });
  expect((await remove()).body.code).toBe("listing_has_bookings");
  await app.call(contract.cancelBooking, { params: { secret: data.secret } });
  expect((await remove()).status).toBe(200);
});

test("listSlots with serviceItemId returns only the starts where the item fits", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 120);
  const short = await anItem(app, place.host, place.listing.id, { durationMinutes: 30 });
  await book(app, { host: place.host, item: short }, `${openDay} 12:00`);
  const starts = await slots(
    app,
    place.host.hostId,
    `${openDay} 00:00`,
    `${daysAfter(openDay, 1)} 00:00`,
    {},
    place.item.id,
  );
  expect(starts.map(({ start_time }) => start_time)).toEqual(
    "09:00 09:15 09:30 09:45 10:00 12:30 12:45 13:00 13:15 13:30 13:45 14:00 14:15 14:30 14:45 15:00"
      .split(" ")
      .map((time) => venueTime(`${openDay} ${time}`)),
  );
});

test.for([
  [`${daysAfter(openDay, -61)}T00:00:00Z`, `${daysAfter(openDay, 2)}T00:00:00Z`, 400],
  [`${daysAfter(openDay, -61)}T00:00:00Z`, `${daysAfter(openDay, 1)}T00:00:00Z`, 200],
  [`${daysAfter(openDay, -2)}T00:00:00Z`, `${daysAfter(openDay, -2)}T00:00:00Z`, 400],
  [`${daysAfter(openDay, -1)}T00:00:00Z`, `${daysAfter(openDay, -2)}T00:00:00Z`, 400],
  [daysAfter(openDay, -2), `${daysAfter(openDay, -1)}T00:00:00Z`, 400],
] as const)("listSlots from %s to %s is answered with %i", async ([startTime, endTime, status]) => {
  const app = await testApp();
  const { hostId } = await aHost(app);
  const answer = await app.call(listSlots, { query: { kindredProviderId: String(hostId), startTime, endTime } });
  expect(answer.status).toBe(status);
});

test("listSlots for an unknown account returns 404", async () => {
  const app = await testApp();
  const query = {
    kindredProviderId: "4711",
    startTime: `${daysAfter(openDay, -2)}T00:00:00Z`,
    endTime: `${daysAfter(openDay, -1)}T00:00:00Z`,
  };
  expect((await app.call(listSlots, { query })).status).toBe(404);
});

test("listSlots returns 92 and 100 cells on the clock-change days", async () => {
  const app = await testApp();
  const host = await aHost(app);
  for (const [from, to, cells] of [
    [`${springChange} 00:00`, `${daysAfter(springChange, 1)} 00:00`, 92],
    [`${autumnChange} 00:00`, `${daysAfter(autumnChange, 1)} 00:00`, 100],
  ] as const) {
    await open(app, host, from, to);
    const listed = await slots(app, host.hostId, from, to);
    expect(listed).toHaveLength(cells);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(cells);
    const starts = listed.map(({ start_time }) => Date.parse(start_time));
    expect(starts).toEqual(Array.from({ length: cells }, (_, n) => Date.parse(venueTime(from)) + n * 900_000));
  }
});

test("the calendar file contains the booking's id, start and end", async () => {
  const app = await testApp();
  const { data } = (await book(app, await anOpenDay(app), `${openDay} 10:00`)).body;
  const file = await app.call(contract.downloadCalendarFile, { params: { secret: data.secret } });
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const [event] = readCalendar(String(file.body));
  expect(event).toMatchObject({ start: data.startTime, end: data.endTime, sequence: 0 });
  expect(event?.uid).toMatch(new RegExp(`^${data.id}@`));
});
