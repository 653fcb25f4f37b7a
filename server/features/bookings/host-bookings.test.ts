import { afterAll, beforeAll, expect, test } from "vitest";
import { listBookings } from "#contract/bookings.ts";
import * as contract from "#contract/host-bookings.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { readCalendar } from "#server/features/bookings/calendar-file-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { visitIsOver } from "#server/features/reviews/review-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { isBeforeItsDay } from "./booking-rules.ts";

let app: TestApp;
let place: Awaited<ReturnType<typeof anOpenDay>>;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  place = await anOpenDay(app);
  id = (await book(app, place, `${openDay} 10:00`, { name: "=HYPERLINK(1)" })).body.data.id;
});
afterAll(() => app.close());

test("markNoShow is refused before the visit starts and can be undone afterwards", async () => {
  const { headers } = place.host;
  const mark = (noShow: boolean, who = headers) =>
    app.call(contract.markNoShow, { params: { id }, body: { noShow } }, { headers: who });
  expect((await mark(true)).body.code).toBe("visit_not_started");
  expect((await mark(true, (await aHost(app)).headers)).status).toBe(404);
  const past = { starts_at: new Date(Date.now() - 3_600_000), ends_at: new Date(Date.now() - 60_000) };
  await app.deps.db.updateTable("bookings").set(past).where("id", "=", id).execute();
  expect((await mark(true)).body.data.status).toBe("no_show");
  expect((await mark(false)).body.data.status).toBe("completed");
});

test("markArrived is refused before the day of the visit, undoes a no-show, and can be undone", async () => {
  const own = await anOpenDay(app);
  const { headers } = own.host;
  const visit = (await book(app, own, `${openDay} 12:00`)).body.data;
  const params = { id: visit.id };
  const mark = (arrived: boolean, who = headers) =>
    app.call(contract.markArrived, { params, body: { arrived } }, { headers: who });
  expect((await mark(true)).body.code).toBe("visit_on_a_later_day");
  expect((await mark(true, (await aHost(app)).headers)).status).toBe(404);
  const started = { starts_at: new Date(Date.now() - 60_000), ends_at: new Date(Date.now() + 3_600_000) };
  await app.deps.db.updateTable("bookings").set(started).where("id", "=", visit.id).execute();
  expect((await mark(true)).body.data.arrivedAt).not.toBeNull();
  const absent = await app.call(contract.markNoShow, { params, body: { noShow: true } }, { headers });
  expect(absent.body.data).toMatchObject({ status: "no_show", arrivedAt: null });
  expect((await mark(true)).body.data.status).toBe("confirmed");
  expect((await mark(false)).body.data.arrivedAt).toBeNull();
});

test("a customer may be marked as arrived on the whole day of the visit at the venue", () => {
  const visit = { starts_at: new Date("2027-03-24T23:30:00+01:00") };
  expect(isBeforeItsDay(visit, new Date("2027-03-23T23:59:00+01:00"), "Europe/Malta")).toBe(true);
  expect(isBeforeItsDay(visit, new Date("2027-03-24T00:01:00+01:00"), "Europe/Malta")).toBe(false);
  expect(isBeforeItsDay(visit, new Date("2027-03-25T10:00:00+01:00"), "Europe/Malta")).toBe(false);
});

test("countBookings counts each booking once as upcoming, past or cancelled, only for its owner", async () => {
  const own = await anOpenDay(app);
  const count = async (who = own.host.headers) => {
    const query = { kindredProviderId: String(own.host.hostId) };
    return app.call(contract.countBookings, { query }, { headers: who });
  };
  expect((await count()).body).toEqual({ upcoming: 0, past: 0, cancelled: 0 });
  const ids: string[] = [];
  for (const time of ["10:00", "11:00", "12:00", "13:00", "14:00"])
    ids.push((await book(app, own, `${openDay} ${time}`, { phone: `9911 22${time.slice(0, 2)}` })).body.data.id);
  const hour = 3_600_000;
  const from = (start: number, end: number) => ({
    starts_at: new Date(Date.now() + start * hour),
    ends_at: new Date(Date.now() + end * hour),
  });
  const change = (n: number, to: object) =>
    app.deps.db
      .updateTable("bookings")
      .set(to)
      .where("id", "=", ids[n] ?? "")
      .execute();
  await change(1, from(-1, 1));
  await change(2, from(-3, -2));
  await change(3, { ...from(-5, -4), status: "no_show" });
  await change(4, { status: "cancelled", cancelled_at: new Date(), cancelled_by: "provider" });
  expect((await count()).body).toEqual({ upcoming: 2, past: 2, cancelled: 1 });
  const over = { kindredProviderId: String(own.host.hostId), status: "over" as const };
  const { body } = await app.call(listBookings, { query: over }, { headers: own.host.headers });
  expect(body.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
  expect((await count((await aHost(app)).headers)).status).toBe(404);
});

test("the CSV export escapes formulas, uses Malta time and is only for the owner", async () => {
  const later = (await book(app, place, `${openDay} 12:00`, { phone: "9911 2244" })).body.data.id;
  const query = { kindredProviderId: String(place.host.hostId) };
  const file = await app.call(contract.exportBookings, { query }, { headers: place.host.headers });
  expect(file.headers.get("content-disposition")).toContain("bookings.csv");
  expect(file.body).toContain(`"'=HYPERLINK(1)"`);
  expect(file.body).toContain(`"'+35699112233"`);
  expect(file.body).toMatch(/^"Booking ID","Start \(Malta time\)",.*"Price EUR","Status"/);
  expect(file.body).toContain(`"${later}","${openDay} 12:00",`);
  const other = await aHost(app);
  expect((await app.call(contract.exportBookings, { query }, { headers: other.headers })).status).toBe(404);
});

test("the CSV export shows a visit that has ended as completed", async () => {
  const own = await anOpenDay(app);
  const visit = (await book(app, own, `${openDay} 10:00`)).body.data.id;
  const exported = async () => {
    const query = { kindredProviderId: String(own.host.hostId) };
    return (await app.call(contract.exportBookings, { query }, { headers: own.host.headers })).body;
  };
  expect(await exported()).toContain(`,"confirmed",`);
  await visitIsOver(app, visit);
  expect(await exported()).toContain(`,"completed",`);
});

test("each calendar has a feed of its own, which ends when another person gets the calendar", async () => {
  const own = await anOpenDay(app);
  const { hostId, headers } = own.host;
  const { db } = app.deps;
  const inFirst = (await book(app, own, `${openDay} 10:00`)).body.data.id;
  const elsewhere = (await book(app, own, `${openDay} 11:00`)).body.data.id;
  const second = await db
    .insertInto("calendars")
    .values({ host_id: hostId, name: "Kofi", colour: "teal", position: 2 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("bookings").set({ calendar_id: second.id }).where("id", "=", elsewhere).execute();
  const { body } = await app.call(contract.renewFeed, { body: { kindredProviderId: hostId } }, { headers });
  const [first, other] = body.data.calendars;
  const read = (url = "") => app.call(contract.readFeed, { params: { file: url.split("/").at(-1) ?? "" } });
  const bookingsIn = async (url?: string) =>
    readCalendar(String((await read(url)).body)).map(({ uid }) => uid.split("@")[0]);
  expect(await bookingsIn(first?.url)).toEqual([inFirst]);
  expect(await bookingsIn(other?.url)).toEqual([elsewhere]);
  expect((await bookingsIn(body.data.url ?? "")).toSorted()).toEqual([inFirst, elsewhere].toSorted());
  const forged = first?.url.replace(`-c${first.calendarId}-`, `-c${second.id}-`);
  expect((await read(forged)).status).toBe(404);
  const newcomer = await signIn(app);
  await db.updateTable("calendars").set({ member_id: newcomer.userId }).where("id", "=", second.id).execute();
  expect((await read(other?.url)).status).toBe(404);
  expect((await read(first?.url)).status).toBe(200);
});

test("the calendar feed lists bookings; an old or revoked feed URL returns 404", async () => {
  const { host } = place;
  const query = { kindredProviderId: String(host.hostId) };
  const options = { headers: host.headers };
  expect((await app.call(contract.readFeedAddress, { query }, options)).body.url).toBeNull();
  const renew = async () =>
    (await app.call(contract.renewFeed, { body: { kindredProviderId: host.hostId } }, options)).body.data.url as string;
  const read = async (url: string) =>
    app.call(contract.readFeed, { params: { file: url.split("/").at(-1) as string } });
  const first = await renew();
  const feed = await read(first);
  const listed = readCalendar(String(feed.body));
  expect(listed.map(({ uid }) => uid.split("@")[0])).toContain(id);
  const second = await renew();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await app.call(contract.revokeFeed, { query }, options);
  expect((await read(second)).status).toBe(404);
  expect((await read("1-guess.ics")).status).toBe(404);
});
