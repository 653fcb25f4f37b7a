import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { cancelBooking, moveBooking } from "#contract/bookings.ts";
import { listNextStarts, listSlots, setAvailability } from "#contract/calendar.ts";
import * as contract from "#contract/opening-hours.ts";
import { downloadOwnData } from "#contract/own-data.ts";
import { listStartsToMoveTo } from "#contract/times-to-move-to.ts";
import { anOpenDay, aWeek, hoursPath, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, joinHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { countRoundTrips } from "#server/testing/round-trips.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, nextYear, openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

const nineToFive = [{ from: "09:00", to: "17:00" }];
const christmas = `${nextYear}-12-25`;
const today = Temporal.Now.plainDateISO("Europe/Malta").toString();
const tomorrow = daysAfter(today, 1);

/** Each change of status on a day gives one text, such as `09:00 available (hours)`. */
async function dayOf(app: TestApp, host: TestHost, date: string, options: object = { headers: host.headers }) {
  const query = {
    kindredProviderId: String(host.hostId),
    startTime: venueTime(`${date} 00:00`),
    endTime: venueTime(`${daysAfter(date, 1)} 00:00`),
  };
  const { body } = await app.call(listSlots, { query }, options);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Malta", hour: "2-digit", minute: "2-digit" });
  return body
    .map(({ id, start_time, status, byHours }) => ({ id, start_time, words: byHours ? `${status} (hours)` : status }))
    .filter(({ id, words }, n, all) => all[n - 1]?.words !== words || all[n - 1]?.id !== id - 1)
    .map(({ start_time, words }) => `${clock.format(new Date(start_time))} ${words}`);
}

test("weekly hours can be booked, moved within and cancelled, without anything set by hand", async () => {
  const app = await testApp();
  const place = await aWeek(app, [
    { from: "09:00", to: "11:00" },
    { from: "14:00", to: "15:30" },
  ]);
  const { host } = place;
  expect(await dayOf(app, host, openDay)).toEqual(["09:00 available (hours)", "14:00 available (hours)"]);
  expect(await dayOf(app, host, openDay, {})).toEqual(["09:00 available", "14:00 available"]);
  expect((await book(app, place, `${openDay} 10:15`)).status).toBe(409);
  const { secret } = (await book(app, place, `${openDay} 09:00`)).body.data;
  expect(await dayOf(app, host, openDay)).toEqual([
    "09:00 booked",
    "10:00 available (hours)",
    "14:00 available (hours)",
  ]);
  const window = { startTime: venueTime(`${openDay} 00:00`), endTime: venueTime(`${openDay} 23:00`) };
  const starts = await app.call(listStartsToMoveTo, { params: { secret }, query: window });
  expect(starts.body).toEqual(
    ["09:15", "09:30", "09:45", "10:00", "14:00", "14:15", "14:30"].map((time) => venueTime(`${openDay} ${time}`)),
  );
  const body = { startTime: venueTime(`${openDay} 14:30`) };
  expect((await app.call(moveBooking, { params: { secret }, body })).status).toBe(200);
  expect(await dayOf(app, host, openDay)).toEqual([
    "09:00 available (hours)",
    "14:00 available (hours)",
    "14:30 booked",
  ]);
  // The day closes while the booking is on it. When it is cancelled, its time does not open again.
  const params = { ...place.params, date: openDay };
  await app.call(contract.setDifferingDay, { params, body: { stretches: [], reason: "Wedding" } }, host);
  expect(await dayOf(app, host, openDay)).toEqual(["14:30 booked"]);
  await app.call(cancelBooking, { params: { secret } });
  expect(await dayOf(app, host, openDay)).toEqual([]);
});

test("the next start is found however far ahead it is, after a given time", async () => {
  const app = await testApp();
  const place = await aWeek(app, nineToFive);
  const query = { kindredProviderId: String(place.host.hostId), serviceItemId: String(place.item.id) };
  const after = venueTime(`${nextYear}-11-30 18:00`);
  const next = await app.call(listNextStarts, { query: { ...query, after } });
  expect(next.body.map(({ startTime }) => startTime)).toEqual([venueTime(`${nextYear}-12-01 09:00`)]);
});

test("the next start takes one query for the times, and as many round trips a year ahead as tomorrow", async () => {
  const app = await testApp();
  const place = await aWeek(app, nineToFive);
  const query = { kindredProviderId: String(place.host.hostId), serviceItemId: String(place.item.id) };
  await open(app, place.host, `${tomorrow} 09:00`, `${tomorrow} 12:00`);
  const ask = (after: string) => app.call(listNextStarts, { query: { ...query, after } });
  await ask(venueTime(`${tomorrow} 09:00`));
  const near = await countRoundTrips(app.deps.db.pool, async () => {
    expect((await ask(venueTime(`${tomorrow} 09:00`))).body[0]?.startTime).toBe(venueTime(`${tomorrow} 09:00`));
  });
  const far = await countRoundTrips(app.deps.db.pool, async () => {
    expect((await ask(venueTime(`${nextYear}-12-30 18:00`))).body[0]?.startTime).toBe(
      venueTime(`${nextYear}-12-31 09:00`),
    );
  });
  expect(far).toEqual(near);
});

test("a visit that is longer than every open time is too long; one that only finds no free time is not", async () => {
  const app = await testApp();
  const place = await aWeek(app, [
    { from: "09:00", to: "11:00" },
    { from: "14:00", to: "15:00" },
  ]);
  const next = async (durationMinutes: number, { host, listing }: Pick<typeof place, "host" | "listing"> = place) => {
    const { id } = await anItem(app, host, listing.id, { durationMinutes });
    const query = { kindredProviderId: String(host.hostId), serviceItemId: String(id) };
    const [answer] = (await app.call(listNextStarts, { query })).body;
    return [answer?.startTime !== null, answer?.isTooLong];
  };
  expect(await next(120)).toEqual([true, false]);
  expect(await next(135)).toEqual([false, true]);
  await open(app, place.host, `${openDay} 11:00`, `${openDay} 11:15`);
  expect(await next(135)).toEqual([true, false]);
  expect((await book(app, place, `${openDay} 09:00`)).status).toBe(201);
  expect(await next(135)).toEqual([false, false]);
  // Nothing is open, so nobody knows how long it will be.
  const host = await aHost(app);
  expect(await next(135, { host, listing: await aListing(app, host) })).toEqual([false, false]);
});

test("a calendar's next start is within its hours, and booking asks the database no more often than without hours", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await aWeek(app, nineToFive);
  const query = { kindredProviderId: String(place.host.hostId), serviceItemId: String(place.item.id) };
  app.setNow(new Date(venueTime(`${nextYear}-01-01 00:00`)));
  const next = await app.call(listNextStarts, { query });
  expect(next.body.map(({ startTime }) => startTime)).toEqual([venueTime(`${nextYear}-01-01 09:00`)]);
  await book(app, place, `${openDay} 09:00`);
  const counted = await countRoundTrips(app.deps.db.pool, async () => {
    expect((await book(app, place, `${openDay} 10:00`)).status).toBe(201);
  });
  expect(counted.roundTrips).toBeLessThanOrEqual(6);
  const window = { startTime: venueTime(`${openDay} 00:00`), endTime: venueTime(`${openDay} 23:00`) };
  const slots = { query: { ...query, ...window } };
  await app.call(listSlots, slots);
  expect((await countRoundTrips(app.deps.db.pool, () => app.call(listSlots, slots))).roundTrips).toBe(1);
});

test("a time set by hand wins over a day that differs, a public holiday and weekly hours; back to weekly hours removes it", async () => {
  const app = await testApp();
  const { host, params } = await aWeek(app, nineToFive);
  const closing = { closed: true, openedDays: [] as string[] };
  expect(await dayOf(app, host, christmas)).toEqual(["09:00 available (hours)"]);
  await app.call(contract.setHolidayClosing, { params, body: closing }, host);
  expect(await dayOf(app, host, christmas)).toEqual([]);
  await app.call(contract.setHolidayClosing, { params, body: { ...closing, openedDays: [christmas] } }, host);
  expect(await dayOf(app, host, christmas)).toEqual(["09:00 available (hours)"]);
  const day = { stretches: [{ from: "20:00", to: "24:00" }], reason: "Party" };
  await app.call(contract.setDifferingDay, { params: { ...params, date: christmas }, body: day }, host);
  expect(await dayOf(app, host, christmas)).toEqual(["20:00 available (hours)"]);
  await open(app, host, `${christmas} 22:00`, `${christmas} 23:00`, "unavailable");
  expect(await dayOf(app, host, christmas)).toEqual([
    "20:00 available (hours)",
    "22:00 unavailable",
    "23:00 available (hours)",
  ]);
  const change = { startTime: venueTime(`${christmas} 22:30`), endTime: venueTime(`${daysAfter(christmas, 1)} 00:00`) };
  const body = { kindredProviderId: host.hostId, ...change, status: "hours" as const };
  expect((await app.call(setAvailability, { body }, host)).body.data.kept).toEqual([]);
  expect(await dayOf(app, host, christmas)).toEqual([
    "20:00 available (hours)",
    "22:00 unavailable",
    "22:30 available (hours)",
  ]);
  await app.call(contract.removeDifferingDay, { params: { ...params, date: christmas } }, host);
  expect(await dayOf(app, host, christmas)).toEqual(["09:00 available (hours)", "22:00 unavailable"]);
});

test("hours count from their date on; until then, the present ones hold", async () => {
  const app = await testApp();
  const { host, params } = await aWeek(app, nineToFive);
  const week = (from: string) => Array.from({ length: 7 }, () => [{ from, to: "18:00" }]);
  const save = (validFrom: string, from: string) =>
    app.call(contract.setWeeklyHours, { params, body: { validFrom, days: week(from) } }, host);
  await save(daysAfter(openDay, 7), "12:00");
  const { body } = await save(openDay, "10:00");
  expect(body.data.weekly.map(({ validFrom }) => validFrom)).toEqual([`${nextYear}-01-01`, openDay]);
  expect(await dayOf(app, host, daysAfter(openDay, -1))).toEqual(["09:00 available (hours)"]);
  expect(await dayOf(app, host, openDay)).toEqual(["10:00 available (hours)"]);
  expect(await dayOf(app, host, daysAfter(openDay, 7))).toEqual(["10:00 available (hours)"]);
  const read = await app.call(contract.readHours, { params }, host);
  expect(read.body).toEqual(body.data);
  expect(read.body.holidays.map(({ name }) => name)).toContain("Christmas Day");
  const headers = { ...host.headers, "accept-language": "fr" };
  const inFrench = await app.call(contract.readHours, { params }, { headers });
  expect(inFrench.body.holidays.map(({ name }) => name)).toContain("Noël");
});

type Stretch = { readonly from: string; readonly to: string };
const fiveStretches = ["01", "03", "05", "07", "09"].map((hour) => ({ from: `${hour}:00`, to: `${hour}:45` }));
type BadWeek = { validFrom?: string; days?: readonly []; monday?: readonly Stretch[] };

test.for<[BadWeek, string, string]>([
  [{ validFrom: daysAfter(today, -1) }, "validFrom", "Choose today or a later day"],
  [{ validFrom: "9999-01-01" }, "validFrom", "Choose a day within the next 24 months"],
  [{ days: [] }, "days", "This value isn't valid"],
  [{ monday: [{ from: "09:10", to: "10:00" }] }, "days.0.0.from", "Times start at :00, :15, :30 or :45"],
  [{ monday: [{ from: "10:00", to: "10:00" }] }, "days.0.0.to", "The end must be after the start"],
  [{ monday: [{ from: "16:45", to: "18:00" }, ...nineToFive] }, "days.0", "These times overlap"],
  [{ monday: fiveStretches }, "days.0", "A day can have up to four time ranges"],
])("weekly hours with %j are refused: %s, %s", async ([{ monday = [], ...changes }, field, words]) => {
  const app = await testApp();
  const host = await aHost(app);
  const body = { validFrom: openDay, days: [[...monday], [], [], [], [], [], []], ...changes } as never;
  const refused = await app.call(contract.setWeeklyHours, { params: await hoursPath(app, host), body }, host);
  expect([refused.status, refused.body.fields]).toEqual([400, { [field]: words }]);
});

test("managers set the hours of every calendar, staff only those of their own", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const [manager, kofi] = [await signIn(app, { firstName: "Ama" }), await signIn(app, { firstName: "Kofi" })];
  await joinHost(app, host, manager, "manager");
  await joinHost(app, host, kofi, "staff");
  const calendars = await app.deps.db.selectFrom("calendars").select(["id", "member_id"]).execute();
  const pathOf = (userId: number) => {
    const calendar = calendars.find(({ member_id }) => member_id === userId);
    return { hostId: String(host.hostId), calendarId: String(calendar?.id) };
  };
  const body = { validFrom: openDay, days: Array.from({ length: 7 }, () => nineToFive) };
  const save = (userId: number, by: { headers: Record<string, string> }) =>
    app.call(contract.setWeeklyHours, { params: pathOf(userId), body }, { headers: by.headers });
  expect((await save(host.userId, manager)).status).toBe(200);
  expect((await save(kofi.userId, host)).status).toBe(200);
  expect((await save(kofi.userId, kofi)).status).toBe(200);
  expect((await save(host.userId, kofi)).status).toBe(404);
  const read = await app.call(contract.readHours, { params: pathOf(host.userId) }, { headers: kofi.headers });
  expect(read.status).toBe(404);
});

test("the preview shows the next seven days, with hours that are not saved yet", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const params = await hoursPath(app, host);
  await open(app, host, `${tomorrow} 20:00`, `${tomorrow} 21:00`);
  const saved = await app.call(contract.previewHours, { params, body: {} }, host);
  const set = { from: "20:00", to: "21:00", byHours: false };
  expect(saved.body.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, n) => daysAfter(today, n)));
  expect(saved.body.map(({ stretches }) => stretches)).toEqual([[], [set], [], [], [], [], []]);
  const body = { validFrom: daysAfter(today, 1), days: Array.from({ length: 7 }, () => nineToFive) };
  const asked = await app.call(contract.previewHours, { params, body }, host);
  const byHours = { from: "09:00", to: "17:00", byHours: true };
  expect(asked.body.map(({ stretches }) => stretches)).toEqual([
    [],
    [byHours, set],
    ...Array.from({ length: 5 }, () => [byHours]),
  ]);
  expect((await app.call(contract.readHours, { params }, host)).body.weekly).toEqual([]);
});

test("a range opens or closes chosen weekdays of a year in one request, and keeps bookings", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { host } = place;
  const { id } = (await book(app, place, `${openDay} 10:00`)).body.data;
  const range = { kindredProviderId: host.hostId, startDate: openDay, endDate: daysAfter(openDay, 7 * 26) };
  const weekday = Temporal.PlainDate.from(openDay).dayOfWeek;
  const close = { ...range, from: "10:30", to: "12:15", weekdays: [weekday], status: "unavailable" as const };
  const closed = await app.call(contract.setRange, { body: close }, host);
  expect(closed.body.data).toMatchObject({
    days: 27,
    kept: [{ bookingId: id, startTime: venueTime(`${openDay} 10:00`), endTime: venueTime(`${openDay} 11:00`) }],
  });
  expect(await dayOf(app, host, openDay)).toEqual([
    "09:00 available",
    "10:00 booked",
    "11:00 unavailable",
    "12:15 available",
  ]);
  expect(await dayOf(app, host, daysAfter(openDay, 1))).toEqual([]);
  expect(await dayOf(app, host, daysAfter(openDay, 7 * 20))).toEqual(["10:30 unavailable"]);
  const cleared = await app.call(contract.setRange, { body: { ...close, status: "hours" } }, host);
  expect(cleared.body.data.days).toBe(27);
  expect(await dayOf(app, host, daysAfter(openDay, 7))).toEqual([]);
  const year = { ...range, startDate: tomorrow, endDate: daysAfter(tomorrow, 365), from: "00:00", to: "24:00" };
  const opened = await app.call(contract.setRange, { body: { ...year, status: "available" } }, host);
  expect([opened.body.data.days, opened.body.data.kept.length]).toEqual([366, 1]);
});

test.for([
  [{ startDate: daysAfter(today, -1) }, "startDate", "Choose today or a later day"],
  [{ endDate: today }, "endDate", "The end must be after the start"],
  [{ endDate: daysAfter(tomorrow, 366) }, "endDate", "This period is too long"],
  [{ endDate: "9999-12-31" }, "endDate", "Choose a day within the next 24 months"],
  [{ startDate: "9999-01-01", endDate: "9999-12-31" }, "endDate", "Choose a day within the next 24 months"],
  [{ to: "08:00" }, "to", "The end must be after the start"],
  [{ from: "08:05" }, "from", "Times start at :00, :15, :30 or :45"],
  [
    { startDate: openDay, endDate: openDay, weekdays: [1] },
    "weekdays",
    "None of these weekdays is between these dates",
  ],
] as const)("a range with %j is refused and changes nothing", async ([changes, field, words]) => {
  const app = await testApp();
  const host = await aHost(app);
  const range = { kindredProviderId: host.hostId, startDate: tomorrow, endDate: daysAfter(tomorrow, 10) };
  const body = { ...range, from: "09:00", to: "17:00", status: "available", ...changes } as never;
  const refused = await app.call(contract.setRange, { body }, host);
  expect([refused.status, refused.body.fields]).toEqual([400, { [field]: words }]);
  expect(await dayOf(app, host, tomorrow)).toEqual([]);
});

test("opening hours are part of the host's own data", async () => {
  const app = await testApp();
  const { host, params } = await aWeek(app, nineToFive);
  const day = { stretches: [], reason: "Wedding" };
  await app.call(contract.setDifferingDay, { params: { ...params, date: openDay }, body: day }, host);
  await app.call(contract.setHolidayClosing, { params, body: { closed: true, openedDays: [christmas] } }, host);
  const { body } = await app.call(downloadOwnData, {}, host);
  expect(body.weeklyHours).toHaveLength(1);
  expect(body.differingDays).toMatchObject([{ day: openDay, reason: "Wedding" }]);
  expect(body.holidayClosings).toMatchObject([{ is_closed: true, opened_days: [christmas] }]);
});
