import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { cancelBooking, moveBooking } from "#contract/bookings.ts";
import { restoreAvailability } from "#contract/calendar.ts";
import { createCalendar, updateCalendar } from "#contract/calendars.ts";
import { cancelEvent } from "#contract/events.ts";
import { createHold, releaseHold } from "#contract/holds.ts";
import { removeImportedCalendar } from "#contract/imports.ts";
import {
  removeDifferingDay,
  setDifferingDay,
  setHolidayClosing,
  setRange,
  setWeeklyHours,
} from "#contract/opening-hours.ts";
import { deleteServiceItem, updateServiceItem } from "#contract/service-items.ts";
import { leaveWaitingList } from "#contract/waiting-list.ts";
import { book } from "./features/bookings/booking-fixtures.ts";
import { anOpenDay, hoursPath, open, venueTime } from "./features/calendar/calendar-fixtures.ts";
import { askToBeErased, runJobsRepeatedly } from "./features/erasure/erasure-fixtures.ts";
import { aCalendarSite, anImport, busyBetween } from "./features/imports/import-fixtures.ts";
import { anEvent } from "./features/registrations/registration-fixtures.ts";
import { anItem } from "./features/service-items/item-fixtures.ts";
import { makeOffers, wait } from "./features/waiting-list/waiting-fixtures.ts";
import { type TestApp, testApp } from "./testing/test-app.ts";
import { nextYear, openDay } from "./testing/test-days.ts";

async function aPlace() {
  const site = await aCalendarSite();
  const app = await testApp({ outbound: site.outbound, keepsAnswers: true });
  const place = await anOpenDay(app);
  const { host, item } = place;
  const hours = await hoursPath(app, host);
  const day = `startTime=${openDay}T00:00:00Z&endTime=${openDay}T23:00:00Z`;
  const holiday = `startTime=${nextYear}-12-25T00:00:00Z&endTime=${nextYear}-12-25T23:00:00Z`;
  const slots = `/api/providerCalendar/slots?kindredProviderId=${host.hostId}`;
  const paths = [day, holiday, `serviceItemId=${item.id}&${day}`].map((query) => `${slots}&${query}`);
  await isListening(app);
  return { ...place, app, site, hours, paths, as: { headers: host.headers } };
}
type Place = Awaited<ReturnType<typeof aPlace>>;

async function isListening(app: TestApp, count = 1) {
  const listening = sql`select 1 from pg_stat_activity
    where query = 'listen kindred' and state = 'idle' and datname = current_database()`;
  // A lost connection is opened again after a second.
  await expect.poll(async () => (await listening.execute(app.deps.db)).rows.length, { timeout: 5_000 }).toBe(count);
}

async function elsewhere({ app }: Place) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.deps.db);
  const databaseUrl = new URL(`/${rows[0]?.name}`, inject("clusterUrl")).href;
  const other = await testApp({ databaseUrl, keepsAnswers: true });
  await isListening(app, 2);
  return other;
}

async function readAll(app: TestApp, paths: readonly string[], headers: Record<string, string> = {}) {
  const texts: string[] = [];
  for (const path of paths) texts.push(await (await app.fetch(path, { headers })).text());
  return texts.join("\n").replaceAll(/"requestId":"[^"]+"/g, "");
}

/** How often the work asks for a connection to the database. */
async function connectionsFor(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const onAcquire = () => void count++;
  app.deps.db.pool.on("acquire", onAcquire);
  await work();
  app.deps.db.pool.off("acquire", onAcquire);
  return count;
}

/** Polls, because a full minute may begin just now. */
const isKept = (app: TestApp, paths: readonly string[], headers: Record<string, string> = {}) =>
  expect.poll(() => connectionsFor(app, () => readAll(app, paths, headers)), { interval: 1 }).toBe(0);

const at = (time: string) => `${openDay} ${time}`;

async function aBooking({ app, host, item }: Place, time = "10:00") {
  return (await book(app, { host, item }, at(time))).body.data;
}

const everyDay = (from: string, to: string) => ({
  validFrom: `${nextYear}-01-01`,
  days: Array.from({ length: 7 }, () => [{ from, to }]),
});

const edited = { name: "Braids", price: 65, description: null, daysAhead: null };

function changeItem({ app, item, host }: Place, changes: Record<string, unknown>) {
  const body = { ...edited, durationMinutes: 60, ...changes } as never;
  const headers = { ...host.headers, "if-match": '"1"' };
  return app.call(updateServiceItem, { params: { itemId: String(item.id) }, body }, { headers });
}

const hold = ({ app, host, item }: Place) =>
  app.call(createHold, {
    body: { kindredProviderId: host.hostId, serviceItems: [item.id], startTime: venueTime(at("14:00")) },
  });

/** Somebody waits for a full day, and a time becomes free. */
async function anOffer(place: Place) {
  const { app, host } = place;
  await open(app, host, at("10:00"), at("17:00"), "unavailable");
  const booking = await aBooking(place, "09:00");
  const { body } = await wait(app, place, "Ada");
  await app.call(cancelBooking, { params: { secret: booking.secret } });
  return { offer: () => makeOffers(app), secret: body.data.secret };
}

type Change = (place: Place) => Promise<unknown>;
/** The first function prepares, the second changes what visitors see. */
const changes: [string, (place: Place) => Promise<Change | (() => Promise<unknown>)>][] = [
  ["a time is booked", async () => aBooking],
  [
    "a booking is cancelled",
    async (place) => {
      const { secret } = await aBooking(place);
      return () => place.app.call(cancelBooking, { params: { secret } });
    },
  ],
  [
    "a booking is moved",
    async (place) => {
      const { secret } = await aBooking(place);
      return () => place.app.call(moveBooking, { params: { secret }, body: { startTime: venueTime(at("15:00")) } });
    },
  ],
  ["a customer holds a time", async () => hold],
  [
    "a customer no longer holds a time",
    async (place) => {
      const { body } = await hold(place);
      return () => place.app.call(releaseHold, { params: { id: body.data.id } });
    },
  ],
  ["a freed time is offered to somebody who waits", async (place) => (await anOffer(place)).offer],
  [
    "somebody who was offered a time waits no longer",
    async (place) => {
      const { offer, secret } = await anOffer(place);
      await offer();
      return () => place.app.call(leaveWaitingList, { params: { secret } });
    },
  ],
  [
    "time is closed",
    async () =>
      ({ app, host }: Place) =>
        open(app, host, at("12:00"), at("13:00"), "unavailable"),
  ],
  [
    "closing time is undone",
    async ({ app, host, as }) => {
      const { before } = await open(app, host, at("12:00"), at("13:00"), "unavailable");
      const body = { kindredProviderId: host.hostId, status: "unavailable" as const, before };
      return () => app.call(restoreAvailability, { body }, as);
    },
  ],
  [
    "the same hours of many days are closed",
    async ({ app, host, as }) => {
      const days = { kindredProviderId: host.hostId, startDate: openDay, endDate: openDay };
      const body = { ...days, from: "09:00", to: "10:00", status: "unavailable" as const };
      return () => app.call(setRange, { body }, as);
    },
  ],
  [
    "the weekly hours change",
    async ({ app, hours, as }) =>
      () =>
        app.call(setWeeklyHours, { params: hours, body: everyDay("06:00", "20:00") }, as),
  ],
  [
    "a day gets hours of its own",
    async ({ app, hours, as }) => {
      const body = { stretches: [{ from: "19:00", to: "20:00" }], reason: null };
      return () => app.call(setDifferingDay, { params: { ...hours, date: openDay }, body }, as);
    },
  ],
  [
    "a day loses its own hours",
    async ({ app, hours, as }) => {
      const params = { ...hours, date: openDay };
      await app.call(
        setDifferingDay,
        { params, body: { stretches: [{ from: "19:00", to: "20:00" }], reason: null } },
        as,
      );
      return () => app.call(removeDifferingDay, { params }, as);
    },
  ],
  [
    "the host closes on public holidays",
    async ({ app, hours, as }) => {
      await app.call(setWeeklyHours, { params: hours, body: everyDay("06:00", "20:00") }, as);
      return () => app.call(setHolidayClosing, { params: hours, body: { closed: true, openedDays: [] } }, as);
    },
  ],
  [
    "an entry of another calendar is imported",
    async ({ app, host, site }) => {
      site.text = busyBetween(venueTime(at("12:00")), venueTime(at("13:00")));
      return () => anImport(app, host, site.address);
    },
  ],
  [
    "another calendar is no longer imported",
    async ({ app, host, site, as, hours }) => {
      site.text = busyBetween(venueTime(at("12:00")), venueTime(at("13:00")));
      const { body } = await anImport(app, host, site.address);
      const params = { hostId: hours.hostId, id: String(body.data.id) };
      return () => app.call(removeImportedCalendar, { params }, as);
    },
  ],
  ["an event takes place", async () => anEventInTheCalendar],
  [
    "an event is cancelled",
    async (place) => {
      const { id } = await anEventInTheCalendar(place);
      return () => place.app.call(cancelEvent, { params: { id: String(id) }, body: {} }, place.as);
    },
  ],
  ["an item takes longer", async () => (place: Place) => changeItem(place, { durationMinutes: 120 })],
  ["an item can be booked less far ahead", async () => (place: Place) => changeItem(place, { daysAhead: 1 })],
  [
    "an item is done in another calendar",
    async (place) => {
      const { app, hours, as } = place;
      const { body } = await app.call(createCalendar, { params: { hostId: hours.hostId }, body: { name: "Ada" } }, as);
      return () => changeItem(place, { calendarIds: [body.data.id] });
    },
  ],
  [
    "an item is deleted",
    async ({ app, item, as }) =>
      () =>
        app.call(deleteServiceItem, { params: { itemId: String(item.id) } }, as),
  ],
  [
    "a calendar is closed",
    async ({ app, hours, as }) => {
      await app.call(createCalendar, { params: { hostId: hours.hostId }, body: { name: "Ada" } }, as);
      return () => app.call(updateCalendar, { params: hours, body: { isOpen: false } }, as);
    },
  ],
  [
    "the host is erased",
    async ({ app, host }) => {
      await askToBeErased(app, host.email);
      return async () => {
        app.setNow(new Date(Date.now() + 40 * 86_400_000));
        await runJobsRepeatedly(app);
      };
    },
  ],
];

function anEventInTheCalendar({ app, host, hours }: Place) {
  const times = { start_date: venueTime(at("12:00")), end_date: venueTime(at("13:00")) };
  return anEvent(app, host, { ...times, keep_calendars_free: [Number(hours.calendarId)] } as never);
}

test.for(changes)("free times that are kept in memory change at once when %s", async ([, prepare]) => {
  const place = await aPlace();
  const { app, paths } = place;
  const change = await prepare(place);
  const other = await elsewhere(place);
  const before = await readAll(app, paths);
  expect(await readAll(other, paths)).toBe(before);
  for (const one of [app, other]) await isKept(one, paths);
  await change(place);
  const after = await readAll(app, paths);
  expect(after).not.toBe(before);
  await expect.poll(() => readAll(other, paths), { interval: 5, timeout: 10_000 }).toBe(after);
});

test("what pages show of a listing and its events is kept, in each language", async () => {
  const place = await aPlace();
  const { app, host, listing, item } = place;
  const event = await anEvent(app, host);
  const paths = [
    `/api/serviceProviders/details?id=${listing.id}`,
    `/api/serviceProviders/${listing.id}/kindred-provider-id`,
    `/api/serviceItems?providerId=${listing.id}`,
    `/api/reviews?providerId=${listing.id}`,
    `/api/providerCalendar/nextStarts?kindredProviderId=${host.hostId}&serviceItemId=${item.id}`,
    "/api/whatsOn",
    `/api/whatsOn/${event.id}`,
  ];
  for (const cookie of ["lang=en", "lang=ar"]) {
    await isKept(app, paths, { cookie });
    const kept = await readAll(app, paths, { cookie });
    expect(await readAll(app, paths, { cookie: `${cookie}; position=0/0` })).toBe(kept);
  }
});

test("a kept answer has the same headers", async () => {
  const { app, paths } = await aPlace();
  const headersOf = async () => {
    const { headers } = await app.fetch(paths[0] as string);
    const policy = headers.get("content-security-policy")?.replaceAll(/nonce-[^']+/g, "nonce");
    return { ...Object.fromEntries(headers), "content-security-policy": policy, "x-request-id": null };
  };
  const first = await headersOf();
  const isSame = async () => expect(await headersOf()).toEqual(first);
  await expect.poll(() => connectionsFor(app, isSame), { interval: 1 }).toBe(0);
  expect(first).toMatchObject({ "cache-control": "no-store", "content-type": "application/json" });
});

test("people with a session, an API key or a write that a replica may lack get a new answer", async () => {
  const { app, paths, host } = await aPlace();
  await readAll(app, paths);
  const read = (headers: Record<string, string>) => connectionsFor(app, () => readAll(app, paths, headers));
  await isKept(app, paths);
  await isKept(app, paths, { cookie: "lang=fr" });
  expect(await read({ cookie: host.headers.cookie })).toBeGreaterThan(0);
  expect(await read({ cookie: "position=0/16B3748" })).toBeGreaterThan(0);
  expect(await read({ authorization: "Bearer kindred_wrong" })).toBeGreaterThan(0);
});

test("a kept answer shows a held time as free as soon as its hold ends", async () => {
  const place = await aPlace();
  const { app, paths } = place;
  const before = await readAll(app, paths);
  await hold(place);
  await app.deps.db
    .updateTable("held_times")
    .set({ expires_at: sql<Date>`clock_timestamp() + interval '700 milliseconds'` })
    .where("kind", "=", "hold")
    .execute();
  const held = await readAll(app, paths);
  expect(held).not.toBe(before);
  await isKept(app, paths);
  await expect.poll(() => readAll(app, paths), { interval: 20, timeout: 3_000 }).toBe(before);
});

test("nothing is kept while notifications are lost", async () => {
  const { app, paths } = await aPlace();
  await readAll(app, paths);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen kindred' and datname = current_database()`.execute(app.deps.db);
  await expect.poll(() => connectionsFor(app, () => readAll(app, paths)), { interval: 5 }).toBeGreaterThan(0);
  expect(await connectionsFor(app, () => readAll(app, paths))).toBe(3);
  await isListening(app);
  await isKept(app, paths);
});

test("an answer is not kept if it changes while it is read", async () => {
  const place = await aPlace();
  const { app, paths, item, host } = place;
  const second = await anItem(app, host, place.listing.id, { durationMinutes: 30 });
  for (let n = 0; n < 16; n++) {
    const time = `${String(9 + Math.floor(n / 2)).padStart(2, "0")}:${n % 2 === 0 ? "00" : "30"}`;
    await Promise.all([book(app, { host, item: second }, at(time)), ...paths.map((path) => app.fetch(path))]);
    const kept = await readAll(app, paths);
    expect(await readAll(app, paths, { cookie: "position=0/0" })).toBe(kept);
  }
  expect(item.id).not.toBe(second.id);
});
