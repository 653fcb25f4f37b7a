import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as contract from "#contract/bookings.ts";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import type { BreakableRule } from "#contract/lists/breakable-rules.ts";
import { updateServiceItem } from "#contract/service-items.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

type Rules = Parameters<typeof anItem>[3];
type Place = Awaited<ReturnType<typeof ruledDay>>;

/** Open from 09:00 to 17:00, with one item of an hour. */
async function ruledDay(app: TestApp, rules: Rules) {
  const place = await anOpenDay(app);
  return { ...place, item: await anItem(app, place.host, place.listing.id, rules) };
}

async function startsOf(app: TestApp, { host, item }: Pick<Place, "host" | "item">) {
  const query = {
    kindredProviderId: String(host.hostId),
    startTime: venueTime(`${openDay} 00:00`),
    endTime: venueTime(`${openDay} 23:00`),
    serviceItemId: String(item.id),
  };
  return (await app.call(listSlots, { query })).body.map(({ start_time }) => start_time);
}

const at = (time: string) => venueTime(`${openDay} ${time}`);

function bookAsHost(app: TestApp, { host, item }: Place, startTime: string, breakRules?: BreakableRule[]) {
  const body = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime };
  const headers = { ...host.headers, "idempotency-key": randomUUID() };
  return app.call(contract.bookForCaller, { body: { ...body, ...(breakRules ? { breakRules } : {}) } }, { headers });
}

test("minutes before and after block the calendar exactly, add up between neighbours and look unavailable", async () => {
  const app = await testApp();
  const place = await ruledDay(app, { durationMinutes: 60, minutesBefore: 10, minutesAfter: 20 });
  expect((await book(app, place, `${openDay} 12:00`)).status).toBe(201);
  const starts = await startsOf(app, place);
  // 11:50 to 13:20 is blocked. The next visit needs 10 minutes more before it, the one before 20 minutes after it.
  expect(starts.filter((start) => start > at("10:00") && start < at("14:00"))).toEqual([
    at("10:15"),
    at("10:30"),
    at("13:30"),
    at("13:45"),
  ]);
  const query = { kindredProviderId: String(place.host.hostId), startTime: at("11:30"), endTime: at("13:45") };
  const seen = async (headers = {}) =>
    (await app.call(listSlots, { query }, { headers })).body.map(({ status, kind }) => kind ?? status);
  const visit = Array.from({ length: 4 }, () => "booked");
  expect(await seen()).toEqual(["available", "unavailable", ...visit, "unavailable", "unavailable", "available"]);
  const toHost = await seen(place.host.headers);
  expect([toHost[1], toHost[6], toHost[7]]).toEqual(["before", "after", "after"]);
  expect((await book(app, place, `${openDay} 13:15`)).body).toMatchObject({ code: "slot_taken" });
  expect((await book(app, place, `${openDay} 13:30`)).status).toBe(201);
});

test("the minutes before and after move with the booking and go when it is cancelled", async () => {
  const app = await testApp();
  const place = await ruledDay(app, { durationMinutes: 60, minutesBefore: 30, minutesAfter: 30 });
  const all = await startsOf(app, place);
  const { secret } = (await book(app, place, `${openDay} 12:00`)).body.data;
  const move = await app.call(contract.moveBooking, { params: { secret }, body: { startTime: at("12:15") } });
  expect(move.status).toBe(200);
  const starts = await startsOf(app, place);
  expect([starts.includes(at("10:15")), starts.includes(at("10:30"))]).toEqual([true, false]);
  await app.call(contract.cancelBooking, { params: { secret } });
  expect(await startsOf(app, place)).toEqual(all);
});

test("a time within the shortest notice is neither offered nor booked", async () => {
  const app = await testApp();
  const { host, listing } = await anOpenDay(app);
  const start = Math.ceil((Date.now() + 3_600_000) / cellMs) * cellMs;
  const [startTime, endTime] = [start, start + 4 * 3_600_000].map((moment) => new Date(moment).toISOString());
  const time = { startTime: startTime as string, endTime: endTime as string };
  const body = { kindredProviderId: host.hostId, ...time, status: "available" as const };
  await app.call(setAvailability, { body }, { headers: host.headers });
  const tryWith = async (noticeMinutes: number) => {
    const item = await anItem(app, host, listing.id, { noticeMinutes, durationMinutes: 30 });
    const query = { kindredProviderId: String(host.hostId), ...time, serviceItemId: String(item.id) };
    const slots = (await app.call(listSlots, { query })).body;
    const customer = { customerName: "Maria", customerPhone: "9911 2233", customerEmail: null };
    const wanted = { kindredProviderId: host.hostId, startTime: time.startTime, serviceItems: [item.id] as [number] };
    const { status, body } = await app.call(contract.bookSlot, { body: { ...wanted, ...customer } });
    return { first: slots[0]?.start_time, status, code: body.code, body };
  };
  const refused = await tryWith(120);
  expect(Date.parse(refused.first as string)).toBeGreaterThanOrEqual(Date.now() + 120 * 60_000 - 5_000);
  expect(refused).toMatchObject({ status: 409, code: "not_offered_then" });
  expect((refused.body as unknown as { nearestStarts: string[] }).nearestStarts[0]).toBe(refused.first);
  expect(await tryWith(45)).toMatchObject({ first: time.startTime, status: 201 });
});

test("days after the last bookable one are neither offered nor booked; an item may be bookable for 730 days", async () => {
  const app = await testApp();
  const place = await ruledDay(app, { daysAhead: 14 });
  expect(await startsOf(app, place)).toEqual([]);
  expect((await book(app, place, `${openDay} 12:00`)).body.code).toBe("not_offered_then");
  const far = { ...place, item: await anItem(app, place.host, place.listing.id, { daysAhead: 730 }) };
  expect((await book(app, far, `${openDay} 12:00`)).status).toBe(201);
});

test("a day that has the most visits of an item offers no more of it, also to bookings that move", async () => {
  const app = await testApp();
  const place = await ruledDay(app, { mostPerDay: 1 });
  const other = { ...place, item: await anItem(app, place.host, place.listing.id) };
  const key = randomUUID();
  const { data } = (await book(app, place, `${openDay} 12:00`, { key })).body;
  expect(await startsOf(app, place)).toEqual([]);
  expect((await book(app, place, `${openDay} 15:00`)).body.code).toBe("not_offered_then");
  expect((await book(app, place, `${openDay} 12:00`, { key })).body.data.id).toBe(data.id);
  expect((await book(app, other, `${openDay} 15:00`)).status).toBe(201);
  const params = { secret: data.secret };
  expect((await app.call(contract.moveBooking, { params, body: { startTime: at("10:00") } })).status).toBe(200);
});

test("the last moment to cancel or move follows the item, and a booking keeps the rule it was made with", async () => {
  const app = await testApp();
  const place = await ruledDay(app, { cancelMinutes: 24 * 60 });
  const { data } = (await book(app, place, `${openDay} 12:00`)).body;
  expect(data).toMatchObject({ cancelMinutes: 1440, canChange: true });
  expect(Date.parse(data.startTime) - Date.parse(data.changeableUntil)).toBe(24 * 3_600_000);
  const changed = { name: "Braids", price: 65, description: null, durationMinutes: 60, cancelMinutes: 60 };
  const itemId = String(place.item.id);
  await app.call(updateServiceItem, { params: { itemId }, body: changed }, { headers: place.host.headers });
  const [starts_at, ends_at] = [23, 24].map((hours) => new Date(Date.now() + hours * 3_600_000));
  await app.deps.db
    .updateTable("bookings")
    .set({ starts_at: starts_at as Date, ends_at: ends_at as Date })
    .execute();
  const params = { secret: data.secret };
  expect((await app.call(contract.cancelBooking, { params })).body.code).toBe("too_late_to_change");
  const moved = await app.call(contract.moveBooking, { params, body: { startTime: at("15:00") } });
  expect(moved.body.code).toBe("too_late_to_change");
});

test("a host who breaks rules is told which, and can book all the same", async () => {
  const app = await testApp();
  const place = await ruledDay(app, { durationMinutes: 60, minutesBefore: 30, daysAhead: 14, mostPerDay: 1 });
  const first = await bookAsHost(app, place, at("12:00"));
  expect(first.body).toMatchObject({ code: "rules_broken", brokenRules: ["daysAhead"] });
  expect((await bookAsHost(app, place, at("12:00"), ["daysAhead"])).status).toBe(201);
  const second = await bookAsHost(app, place, at("13:00"), ["daysAhead"]);
  expect(second.body).toMatchObject({
    code: "rules_broken",
    brokenRules: ["daysAhead", "mostPerDay", "timeAround"],
  });
  const all: BreakableRule[] = ["daysAhead", "mostPerDay", "timeAround"];
  expect((await bookAsHost(app, place, at("13:00"), all)).status).toBe(201);
  expect((await bookAsHost(app, place, at("13:00"), all)).body.code).toBe("slot_taken");
});
