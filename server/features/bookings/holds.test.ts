import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { bookForCaller, bookSlot } from "#contract/bookings.ts";
import { listSlots } from "#contract/calendar.ts";
import { createHold, releaseHold } from "#contract/holds.ts";
import { jobDefinitions } from "#server/app.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

type Place = Awaited<ReturnType<typeof anOpenDay>>;

const at = (time: string) => venueTime(`${openDay} ${time}`);
const ada = "198.51.100.1";

function hold(app: TestApp, { host, item }: Place, time: string, address = ada, replaces?: string) {
  const body = { kindredProviderId: host.hostId, serviceItems: [item.id], startTime: at(time) };
  return app.call(createHold, { body: { ...body, ...(replaces ? { replaces } : {}) } }, { address });
}

function book(app: TestApp, { host, item }: Place, time: string, holdId?: string, earlierHoldId?: string) {
  const body = {
    kindredProviderId: host.hostId,
    startTime: at(time),
    serviceItems: [item.id],
    customerName: "Maria",
    customerPhone: "9911 2233",
    customerEmail: null,
    ...(holdId ? { holdId } : {}),
    ...(earlierHoldId ? { earlierHoldId } : {}),
  };
  return app.call(bookSlot, { body }, { headers: { "idempotency-key": randomUUID() } });
}

async function cellsOf(app: TestApp, { host }: Place, from: string, to: string, headers = {}) {
  const query = { kindredProviderId: String(host.hostId), startTime: at(from), endTime: at(to) };
  return (await app.call(listSlots, { query }, { headers })).body.map(({ status, kind }) => kind ?? status);
}

const countHolds = async (app: TestApp) =>
  (await app.deps.db.selectFrom("held_times").select("id").where("kind", "=", "hold").execute()).length;

test("a held time is unavailable to everyone but its customer, who books it", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 30);
  const held = await hold(app, place, "10:00");
  expect(held.status).toBe(201);
  const { id, expiresAt } = held.body.data;
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(10);
  expect(await cellsOf(app, place, "09:45", "10:45")).toEqual(["available", "unavailable", "unavailable", "available"]);
  expect(await cellsOf(app, place, "10:00", "10:15", place.host.headers)).toEqual(["hold"]);
  expect((await book(app, place, "10:00")).body.code).toBe("slot_taken");
  expect((await hold(app, place, "10:15", "198.51.100.2")).body.code).toBe("slot_taken");
  expect((await book(app, place, "10:00", id)).status).toBe(201);
  expect(await countHolds(app)).toBe(0);
});

test("a hold ends when it is released, replaced or expired", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 30);
  const release = (id: string) => app.call(releaseHold, { params: { id } });
  const first = (await hold(app, place, "10:00")).body.data.id;
  const second = (await hold(app, place, "11:00", ada, first)).body.data.id;
  expect(await cellsOf(app, place, "10:00", "10:15")).toEqual(["available"]);
  expect((await release(second)).status).toBe(200);
  expect((await release(second)).status).toBe(200);
  expect(await countHolds(app)).toBe(0);
  await hold(app, place, "12:00");
  await app.deps.db.updateTable("held_times").set({ expires_at: sql<Date>`now()` }).execute();
  expect(await cellsOf(app, place, "12:00", "12:15")).toEqual(["available"]);
  expect((await book(app, place, "12:00")).status).toBe(201);
});

test("a booking that arrives before the new hold is not refused because of the customer's earlier hold", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 30);
  const earlier = (await hold(app, place, "10:00")).body.data.id;
  const notYetThere = "n0tY3tTh3r3n0tY3tTh3r3";
  expect((await book(app, place, "10:15", notYetThere)).body.code).toBe("slot_taken");
  expect((await book(app, place, "10:15", notYetThere, earlier)).status).toBe(201);
  expect(await countHolds(app)).toBe(0);
});

test("open calendars and search hear when a hold expires, and nothing of it is kept", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 30);
  await hold(app, place, "10:00");
  await app.deps.db.updateTable("held_times").set({ expires_at: sql<Date>`now()` }).execute();
  const heard = Promise.withResolvers<void>();
  const stop = app.deps.notifications.subscribe(`calendar:${place.host.hostId}`, heard.resolve, () => undefined);
  const endHolds = jobDefinitions.filter(({ name }) => name === "end-holds");
  await expect.poll(() => isListening(app)).toBe(true);
  await app.deps.jobs.enqueue(app.deps.db, "end-holds", {});
  await app.jobs.runDue(app.deps, endHolds);
  await heard.promise;
  stop();
  expect(await countHolds(app)).toBe(0);
});

async function isListening(app: TestApp): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where query = 'listen kindred' and state = 'idle' and datname = current_database()`.execute(app.deps.db);
  return rows.length > 0;
}

test("a booking may name the id that its browser chose for the hold", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 30);
  const id = "chosen-by-the-browser0";
  const body = { id, kindredProviderId: place.host.hostId, serviceItems: [place.item.id], startTime: at("10:00") };
  for (let n = 0; n < 2; n++) expect((await app.call(createHold, { body })).body.data.id).toBe(id);
  expect((await book(app, place, "10:00")).status).toBe(409);
  expect((await book(app, place, "10:00", id)).status).toBe(201);
});

test("nobody can lock a host out with holds", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await anOpenDay(app, 60);
  const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"];
  const tried = await Promise.all(times.map((time) => hold(app, place, time)));
  expect(tried.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(tried.find(({ status }) => status !== 201)?.body.code).toBe("too_many_holds");
  expect(await countHolds(app)).toBe(2);
  const taken = times[tried.findIndex(({ status }) => status === 201)] as string;
  const body = { kindredProviderId: place.host.hostId, serviceItemId: place.item.id, startTime: at(taken) };
  expect((await app.call(bookForCaller, { body }, { headers: place.host.headers })).status).toBe(201);
  expect(await countHolds(app)).toBe(1);
});

test("a browser has one hold with each host, also if its tabs ask at once", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await anOpenDay(app, 30);
  const other = await anOpenDay(app, 30);
  const browser = "random-token-of-a-bro1";
  const ask = ({ host, item }: Place, time: string) => {
    const body = { browser, kindredProviderId: host.hostId, serviceItems: [item.id], startTime: at(time) };
    return app.call(createHold, { body }, { address: ada });
  };
  expect((await ask(other, "09:00")).status).toBe(201);
  const tabs = await Promise.all(["10:00", "11:00", "12:00", "13:00"].map((time) => ask(place, time)));
  expect(tabs.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await countHolds(app)).toBe(2);
  const rows = await app.deps.db.selectFrom("held_times").select("browser_hash").execute();
  expect(rows.map(({ browser_hash }) => browser_hash?.toString()).join()).not.toContain(browser);
});

test("one of many customers who choose the same time at once holds it, and the time around it", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const rules = { durationMinutes: 60, minutesBefore: 15, minutesAfter: 15 };
  const item = await anItem(app, place.host, place.listing.id, rules);
  const addresses = Array.from({ length: 20 }, (_, n) => `198.51.100.${n + 10}`);
  const tried = await Promise.all(addresses.map((address) => hold(app, { ...place, item }, "12:00", address)));
  expect(tried.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await book(app, place, "11:00")).body.code).toBe("slot_taken");
  expect((await book(app, place, "10:45")).status).toBe(201);
});
