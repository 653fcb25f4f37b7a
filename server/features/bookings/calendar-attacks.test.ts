import { expect, test } from "vitest";
import * as contract from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { createTestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, nextYear, openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

const app = await createTestApp();
const place = await anOpenDay(app);
const { host, item } = place;
const owner = { headers: host.headers };
const calendar = () =>
  app.deps.db.selectFrom("availability").selectAll().orderBy("host_id").orderBy("during").execute();

test.for([
  ["the status booked", { status: "booked" }, "status"],
  ["an end before the start", { endTime: venueTime(`${openDay} 08:00`) }, "endTime"],
  ["a range of ten years", { endTime: venueTime(`${nextYear + 10}-03-03 09:00`) }, "endTime"],
  ["a range of more than 31 days", { endTime: venueTime(`${daysAfter(openDay, 31)} 12:00`) }, "endTime"],
  ["a start that is not on a quarter of an hour", { startTime: venueTime(`${openDay} 09:07`) }, "startTime"],
  ["an end that is not on a quarter of an hour", { endTime: venueTime(`${openDay} 09:59`) }, "endTime"],
  ["a time without a UTC offset", { startTime: `${openDay}T09:00:00` }, "startTime"],
] as const)("setAvailability with %s is refused and changes nothing", async ([, changes, field]) => {
  const before = await calendar();
  const body = {
    kindredProviderId: host.hostId,
    startTime: venueTime(`${openDay} 09:00`),
    endTime: venueTime(`${openDay} 10:00`),
    status: "available",
    ...changes,
  };
  const answer = await app.call(setAvailability, { body: body as never }, owner);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  expect(await calendar()).toEqual(before);
});

test("a provider cannot set another provider's availability or book another provider's item", async () => {
  const other = await anOpenDay(app);
  const before = await calendar();
  const [startTime, endTime] = [
    venueTime(`${daysAfter(openDay, 1)} 09:00`),
    venueTime(`${daysAfter(openDay, 1)} 10:00`),
  ];
  const body = { kindredProviderId: other.host.hostId, startTime, endTime, status: "available" as const };
  expect((await app.call(setAvailability, { body }, owner)).status).toBe(403);
  expect(await calendar()).toEqual(before);
  const foreign = {
    kindredProviderId: host.hostId,
    serviceItemId: other.item.id,
    startTime: venueTime(`${openDay} 09:00`),
  };
  expect((await app.call(contract.bookForCaller, { body: foreign }, owner)).body.code).toBe("item_not_offered");
});

test("a host cannot book for a caller outside of the available time", async () => {
  const body = {
    kindredProviderId: host.hostId,
    serviceItemId: item.id,
    startTime: venueTime(`${daysAfter(openDay, 2)} 09:00`),
  };
  expect((await app.call(contract.bookForCaller, { body }, owner)).body.code).toBe("slot_taken");
});

test("an invalid phone number of a caller is refused and nothing is booked", async () => {
  const slot = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime: venueTime(`${openDay} 16:00`) };
  const body = { ...slot, customerPhone: "call me" };
  const answer = await app.call(contract.bookForCaller, { body }, owner);
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ["customerPhone"]]);
  const { body: bookings } = await app.call(
    contract.listBookings,
    { query: { kindredProviderId: String(host.hostId) } },
    owner,
  );
  expect(bookings.filter(({ startTime }) => startTime === slot.startTime)).toEqual([]);
});

test("cancelAsHost needs POST, the right item and start; cancelling again is refused and sends no mail", async () => {
  await book(app, place, `${openDay} 10:00`, { email: "maria@test.example" });
  const target = {
    kindredProviderId: host.hostId,
    serviceItemId: item.id,
    startTime: venueTime(`${openDay} 10:00`),
  };
  const cancel = (changes: object = {}) => app.call(contract.cancelAsHost, { body: { ...target, ...changes } }, owner);
  const byGet = await app.fetch("/api/providerCalendar/cancel", owner);
  expect([byGet.status, byGet.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await cancel({ serviceItemId: item.id + 1 })).status).toBe(404);
  expect((await cancel({ startTime: venueTime(`${openDay} 10:15`) })).status).toBe(404);
  expect((await cancel()).status).toBe(200);
  const mails = async () => (await app.deps.db.selectFrom("mails").select("id").execute()).length;
  const sent = await mails();
  expect((await cancel()).status).toBe(409);
  expect(await mails()).toBe(sent);
});

test("a host cannot cancel a visit that has started", async () => {
  const { data } = (await book(app, place, `${openDay} 12:00`, { phone: "+35699110012" })).body;
  const started = { starts_at: new Date(Date.now() - 3_600_000), ends_at: new Date(Date.now() - 60_000) };
  await app.deps.db.updateTable("bookings").set(started).where("id", "=", data.id).execute();
  const body = {
    kindredProviderId: host.hostId,
    serviceItemId: item.id,
    startTime: started.starts_at.toISOString(),
  };
  expect((await app.call(contract.cancelAsHost, { body }, owner)).status).toBe(409);
});

test("cancelling and booking a slot concurrently leaves at most one booking and causes no error", {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 10; round++) {
    const first = await book(app, place, `${openDay} 14:00`, { phone: `+3569922000${round}` });
    expect(first.status).toBe(201);
    const target = {
      kindredProviderId: host.hostId,
      serviceItemId: item.id,
      startTime: venueTime(`${openDay} 14:00`),
    };
    const [cancelled, ...tries] = await Promise.all([
      app.call(contract.cancelAsHost, { body: target }, owner),
      ...[1, 2, 3].map((n) => book(app, place, `${openDay} 14:00`, { phone: `+3569933${n}00${round}` })),
    ]);
    expect(cancelled?.status).toBe(200);
    expect(tries.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(tries.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const live = await app.deps.db
      .selectFrom("held_times")
      .select("booking_id")
      .where("host_id", "=", host.hostId)
      .execute();
    const isBooked = tries.some(({ status }) => status === 201);
    if (isBooked) expect((await app.call(contract.cancelAsHost, { body: target }, owner)).status).toBe(200);
    expect(live.length - Number(isBooked)).toBe(1);
  }
});

test("listBookings needs the owner's session, ignores forged headers and sends no CORS headers", async () => {
  const other = await aHost(app);
  const path = `/api/providerCalendar/bookings?kindredProviderId=${host.hostId}`;
  const forged = {
    "x-user-id": String(host.userId),
    "x-forwarded-user": "host@test.example",
    authorization: `Bearer ${host.userId}`,
    origin: "https://evil.example",
  };
  expect((await app.fetch(path, { headers: forged })).status).toBe(401);
  // A wrong key is refused, even beside a session.
  expect((await app.fetch(path, { headers: { ...forged, ...other.headers } })).status).toBe(401);
  const { authorization: _key, ...withoutKey } = forged;
  expect((await app.fetch(path, { headers: { ...withoutKey, ...other.headers } })).status).toBe(404);
  const own = await app.fetch(path, { headers: { ...host.headers, origin: "https://evil.example" } });
  expect(own.headers.get("access-control-allow-origin")).toBeNull();
  expect(own.headers.get("access-control-allow-credentials")).toBeNull();
  expect(own.headers.get("cache-control")).toBe("no-store");
});

test("a visitor sees that a cell is booked, but not the service item", async () => {
  const days = `startTime=${venueTime(`${openDay} 09:00`)}&endTime=${venueTime(`${openDay} 17:00`)}`;
  const answer = await app.fetch(`/api/providerCalendar/slots?kindredProviderId=${host.hostId}&${days}`);
  const cells = (await answer.json()) as { status: string; service_item_id: number | null }[];
  const booked = cells.filter(({ status }) => status === "booked");
  expect(booked.length).toBeGreaterThan(0);
  expect(booked.every((cell) => cell.service_item_id === null && Object.keys(cell).length === 4)).toBe(true);
});

test("GET on a private link changes nothing; guessed secrets return 404", async () => {
  const limited = await testApp({ settings: { rateLimits: true } });
  const day = await anOpenDay(limited);
  const { data } = (await book(limited, day, `${openDay} 10:00`)).body;
  const { secret } = data;
  expect(secret.length).toBeGreaterThanOrEqual(43);
  for (const path of ["", "/cancel", "/move"]) await limited.fetch(`/api/bookings/${secret}${path}`);
  const [row] = await limited.deps.db.selectFrom("bookings").select("status").execute();
  expect(row?.status).toBe("confirmed");
  const changed = secret.slice(0, -1) + (secret.endsWith("A") ? "B" : "A");
  for (const guess of [changed, secret.slice(1), secret.toLowerCase(), `${secret}A`])
    expect((await limited.fetch(`/api/bookings/${guess}`)).status).toBe(404);
});
