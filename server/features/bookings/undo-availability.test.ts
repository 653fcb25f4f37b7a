import { expect, test } from "vitest";
import { listSlots, restoreAvailability, setAvailability } from "#contract/calendar.ts";
import { setRange } from "#contract/opening-hours.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

const at = (time: string) => venueTime(`${openDay} ${time}`);

async function slotsOf(app: TestApp, host: TestHost) {
  const query = {
    kindredProviderId: String(host.hostId),
    startTime: at("00:00"),
    endTime: venueTime(`${daysAfter(openDay, 8)} 00:00`),
  };
  return (await app.call(listSlots, { query }, { headers: host.headers })).body;
}

type Status = "available" | "unavailable" | "hours";

async function set(app: TestApp, host: TestHost, from: string, to: string, status: Status) {
  const body = { kindredProviderId: host.hostId, startTime: at(from), endTime: at(to), status };
  return (await app.call(setAvailability, { body }, host)).body.data.before;
}

type Before = Awaited<ReturnType<typeof set>>;

const restore = (app: TestApp, host: TestHost, status: Status, before: Before) =>
  app.call(restoreAvailability, { body: { kindredProviderId: host.hostId, status, before } }, host);

test.for(["available", "unavailable", "hours"] as const)(
  "undoing %s restores what was available, unavailable and not set",
  async (status) => {
    const app = await testApp();
    const { host } = await anOpenDay(app);
    await open(app, host, `${openDay} 10:00`, `${openDay} 10:30`, "unavailable");
    const slots = await slotsOf(app, host);
    const before = await set(app, host, "07:00", "12:00", status);
    expect(await slotsOf(app, host)).not.toEqual(slots);
    expect(before.map((one) => one.status)).toEqual(["hours", "available", "unavailable", "available"]);
    expect((await restore(app, host, status, before)).status).toBe(200);
    expect(await slotsOf(app, host)).toEqual(slots);
  },
);

test("a booking that was made before the undo stays", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { host } = place;
  const before = await set(app, host, "06:00", "09:00", "available");
  expect((await book(app, place, `${openDay} 07:00`)).status).toBe(201);
  await restore(app, host, "available", before);
  const early = (await slotsOf(app, host)).filter(({ start_time }) => Date.parse(start_time) < Date.parse(at("09:00")));
  expect(early.map(({ start_time, status }) => `${start_time} ${status}`)).toEqual(
    ["07:00", "07:15", "07:30", "07:45"].map((time) => `${at(time)} booked`),
  );
});

test("an undo does not touch time that was changed again since", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const before = await set(app, host, "09:00", "10:00", "unavailable");
  await set(app, host, "09:30", "10:00", "hours");
  await restore(app, host, "unavailable", before);
  const slots = await slotsOf(app, host);
  const statusAt = (time: string) => slots.find(({ start_time }) => start_time === at(time))?.status;
  expect([statusAt("09:00"), statusAt("09:30"), statusAt("10:00")]).toEqual(["available", undefined, "available"]);
});

async function closeDays(app: TestApp, host: TestHost, days: number) {
  const range = { startDate: openDay, endDate: daysAfter(openDay, days), from: "06:00", to: "22:00" };
  const body = { kindredProviderId: host.hostId, ...range, status: "unavailable" as const };
  return (await app.call(setRange, { body }, host)).body.data.before;
}

const undoRange = (app: TestApp, host: TestHost, before: Before) =>
  app.call(
    restoreAvailability,
    { body: { kindredProviderId: host.hostId, status: "unavailable", before, onlyIfUnchanged: true } },
    host,
  );

test("a range of a year with several settings a day is undone in one request", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  for (const [from, to] of [
    ["08:00", "10:00"],
    ["11:00", "13:00"],
    ["14:00", "16:00"],
  ] as const) {
    const year = { startDate: openDay, endDate: daysAfter(openDay, 365), from, to };
    const body = { kindredProviderId: host.hostId, ...year, status: "available" as const };
    await app.call(setRange, { body }, host);
  }
  const slots = await slotsOf(app, host);
  const before = await closeDays(app, host, 365);
  expect(before.length).toBeGreaterThan(366 * 6);
  expect(await slotsOf(app, host)).not.toEqual(slots);
  expect((await undoRange(app, host, before)).status).toBe(200);
  expect(await slotsOf(app, host)).toEqual(slots);
});

test("a range is not undone at all if one of its times was changed since, and the answer says why", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const before = await closeDays(app, host, 7);
  await open(app, host, `${daysAfter(openDay, 6)} 10:00`, `${daysAfter(openDay, 6)} 10:15`);
  const changed = await slotsOf(app, host);
  const refused = await undoRange(app, host, before);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { message: "These times were changed again since then, so the change can't be undone." },
  ]);
  expect(await slotsOf(app, host)).toEqual(changed);
});

test("nobody can undo in another host's calendar, or with times that are no quarters of an hour", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const stranger = await aHost(app);
  const part = { startTime: at("09:00"), endTime: at("10:00"), status: "hours" as const };
  const body = { kindredProviderId: host.hostId, status: "available" as const, before: [part] };
  expect((await app.call(restoreAvailability, { body }, stranger)).body.code).toBe("not_yours");
  const tooLate = venueTime(`${daysAfter(openDay, 400)} 10:00`);
  for (const wrong of [{ startTime: at("10:00") }, { startTime: at("09:05") }, { endTime: tooLate }]) {
    const refused = await restore(app, host, "available", [{ ...part, ...wrong }]);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["before"]]);
  }
});
