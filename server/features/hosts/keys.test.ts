import { expect, test } from "vitest";
import { bookForCaller, cancelAsHost, listBookings } from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import * as contract from "#contract/keys.ts";
import type { KeyScope } from "#contract/lists/key-scopes.ts";
import { removeMember } from "#contract/members.ts";
import { routes } from "#server/app.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { limitFigures } from "#server/platform/limit-defaults.ts";
import { routeSamples } from "#server/testing/route-samples.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aHost, joinHost, type TestHost } from "./host-fixtures.ts";

async function aKey(app: TestApp, { hostId, headers }: TestHost, ...scopes: KeyScope[]) {
  const params = { hostId: String(hostId) };
  const { body } = await app.call(contract.createKey, { params, body: { name: "Till", scopes } }, { headers });
  return { id: body.data.id, key: body.data.key, headers: { authorization: `Bearer ${body.data.key}` } };
}

const bookingsOf = ({ hostId }: TestHost) => ({ query: { kindredProviderId: String(hostId) } }) as never;

test("a key with the scopes does a host's day: opens time, books for a caller, lists and cancels", async () => {
  const app = await testApp();
  const { host, item } = await anOpenDay(app);
  const { headers } = await aKey(app, host, "read_bookings", "write_bookings", "write_calendar");
  const slot = {
    kindredProviderId: host.hostId,
    startTime: venueTime(`${openDay} 18:00`),
    endTime: venueTime(`${openDay} 20:00`),
    status: "available" as const,
  };
  expect((await app.call(setAvailability, { body: slot }, { headers })).status).toBe(200);
  const booking = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime: slot.startTime };
  const caller = { customerName: "Maria Camilleri", customerPhone: "99112233", customerEmail: null };
  const booked = await app.call(bookForCaller, { body: { ...booking, ...caller } as never }, { headers });
  expect(booked.status).toBe(201);
  expect((await app.call(listBookings, bookingsOf(host), { headers })).body).toHaveLength(1);
  expect((await app.call(cancelAsHost, { body: booking as never }, { headers })).status).toBe(200);
});

test("a key is shown once and stored only as a hash", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { key } = await aKey(app, host, "read_bookings");
  expect(key).toMatch(/^kin_[\w-]{43}$/);
  const params = { hostId: String(host.hostId) };
  const listed = await app.call(contract.listKeys, { params }, { headers: host.headers });
  expect(listed.body).toMatchObject([{ name: "Till", hint: `${key.slice(0, 7)}…${key.slice(-2)}`, lastUsedAt: null }]);
  const stored = await app.deps.db.selectFrom("api_keys").selectAll().execute();
  expect(JSON.stringify([listed.body, stored])).not.toContain(key);
});

test("a revoked key gets 401 at once, also in another process", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const { id, headers } = await aKey(app, host, "read_bookings");
  const { options } = app.deps.db.pool;
  const other = await createTestApp({ databaseUrl: String(options.connectionString) });
  try {
    expect((await other.call(listBookings, bookingsOf(host), { headers })).status).toBe(200);
    const params = { hostId: String(host.hostId), id: String(id) };
    await app.call(contract.revokeKey, { params }, { headers: host.headers });
    for (const one of [app, other]) {
      const answer = await one.call(listBookings, bookingsOf(host), { headers });
      expect([answer.status, answer.body.code]).toEqual([401, "key_invalid"]);
    }
  } finally {
    await other.close();
  }
});

test("a key stops when its host is suspended, and when the member who made it leaves", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const manager = await signIn(app, { firstName: "Kofi", lastName: "Mensah" });
  await joinHost(app, host, manager, "manager");
  const { headers } = await aKey(app, { ...host, headers: manager.headers }, "read_bookings");
  const suspend = (at: Date | null) =>
    app.deps.db.updateTable("hosts").set({ suspended_at: at }).where("id", "=", host.hostId).execute();
  await suspend(new Date());
  expect((await app.call(listBookings, bookingsOf(host), { headers })).body.code).toBe("account_suspended");
  await suspend(null);
  expect((await app.call(listBookings, bookingsOf(host), { headers })).status).toBe(200);
  const params = { hostId: String(host.hostId), userId: String(manager.userId) };
  await app.call(removeMember, { params, query: {} }, { headers: host.headers });
  expect((await app.call(listBookings, bookingsOf(host), { headers })).status).toBe(401);
});

test("a key is refused without its scope, for another host, and in an address", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const other = await aHost(app);
  const { key, headers } = await aKey(app, host, "write_calendar");
  expect((await app.call(listBookings, bookingsOf(host), { headers })).body.code).toBe("key_scope_missing");
  const reading = await aKey(app, host, "read_bookings");
  expect((await app.call(listBookings, bookingsOf(other), reading)).body.code).toBe("not_found");
  const inAddress = await app.fetch(`/api/providerCalendar/bookings?kindredProviderId=${host.hostId}&key=${key}`);
  expect(inAddress.status).toBe(401);
});

test("calls with one key are limited", async () => {
  const limits = { ...limitFigures, keyCalls: { count: 2, seconds: 60 } };
  const app = await testApp({ settings: { rateLimits: true, limits } });
  const host = await aHost(app);
  const { headers } = await aKey(app, host, "read_bookings");
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await app.call(listBookings, bookingsOf(host), { headers })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("a key with all scopes opens only the calls that say so", async () => {
  const app = await testApp();
  const { victim, ...samples } = await routeSamples(app);
  const all = ["read_bookings", "write_bookings", "write_calendar", "read_guests"] as const;
  const { headers } = await aKey(app, victim, ...all);
  for (const { endpoint, who, keyScope } of routes) {
    if (who === "anyone" || keyScope || who === "a moderator") continue;
    const name = Object.entries(endpoints).find(([, one]) => one === endpoint)?.[0] as keyof typeof samples;
    const answer = await app.call(endpoint as Endpoint, samples[name] as never, { headers });
    expect([endpoint.path, answer.status, answer.body.code]).toEqual([endpoint.path, 403, "key_not_accepted"]);
  }
});
