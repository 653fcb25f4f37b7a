import { expect, test } from "vitest";
import { cancelAsHost, eraseDetails } from "#contract/bookings.ts";
import { readCustomerCard, writeCustomerNote } from "#contract/customer-card.ts";
import { markNoShow } from "#contract/host-bookings.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { visitIsOver } from "#server/features/reviews/review-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

type Headers = { readonly headers: Record<string, string> };
const maria = { name: "Maria", phone: "+35699112233" };
const read = (app: TestApp, id: string, options: Headers) => app.call(readCustomerCard, { params: { id } }, options);
const write = (app: TestApp, id: string, note: string | null, options: Headers) =>
  app.call(writeCustomerNote, { params: { id }, body: { note } }, options);

test("a card has the past and coming visits of a phone number with this host, and its no-shows", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 15);
  const { headers } = place.host;
  const missed = (await book(app, place, `${openDay} 09:00`, maria)).body.data;
  await visitIsOver(app, missed.id);
  await app.call(markNoShow, { params: { id: missed.id }, body: { noShow: true } }, { headers });
  const came = (await book(app, place, `${openDay} 09:30`, maria)).body.data;
  await visitIsOver(app, came.id);
  const off = (await book(app, place, `${openDay} 10:00`, maria)).body.data;
  const target = { kindredProviderId: place.host.hostId, serviceItemId: place.item.id, startTime: off.startTime };
  await app.call(cancelAsHost, { body: target }, { headers });
  const ahead = (await book(app, place, `${openDay} 11:00`, maria)).body.data;
  await book(app, place, `${openDay} 12:00`, { name: "Ali", phone: "+35699445566" });
  const elsewhere = await anOpenDay(app);
  await book(app, elsewhere, `${openDay} 11:00`, maria);

  const { body } = await read(app, came.id, { headers });
  expect(body).toMatchObject({
    name: "Maria",
    phone: "+35699112233",
    phoneFormatted: "+356 9911 2233",
    note: null,
    counts: { completed: 1, upcoming: 1, noShows: 1, cancelled: 1 },
  });
  expect(body.visits.map(({ id }) => id).slice(0, 2)).toEqual([ahead.id, off.id]);
  expect(new Set(body.visits.map(({ status }) => status))).toEqual(
    new Set(["confirmed", "cancelled", "completed", "no_show"]),
  );
});

test("a note is shown on every booking of the number, at most 500 characters, and can be deleted", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const options = { headers: place.host.headers };
  const one = (await book(app, place, `${openDay} 09:00`, maria)).body.data;
  const other = (await book(app, place, `${openDay} 11:00`, maria)).body.data;
  expect((await write(app, one.id, "Allergic to latex", options)).body.data.note).toBe("Allergic to latex");
  await write(app, one.id, "x".repeat(500), options);
  expect((await read(app, other.id, options)).body.note).toBe("x".repeat(500));
  expect((await write(app, one.id, "x".repeat(501), options)).body.fields).toHaveProperty("note");
  await write(app, other.id, " ", options);
  expect((await read(app, one.id, options)).body.note).toBeNull();
});

test("a note that somebody changed in the meantime is not overwritten", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const options = { headers: place.host.headers };
  const params = { id: (await book(app, place, `${openDay} 09:00`, maria)).body.data.id };
  const write = (note: string | null, expectedNote: string | null) =>
    app.call(writeCustomerNote, { params, body: { note, expectedNote } }, options);
  expect((await write("First", null)).status).toBe(200);
  expect((await write("Second", null)).body.code).toBe("note_changed");
  const both = await Promise.all([write("Ada's", "First"), write("Kofi's", "First")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(app, params.id, options)).body.note).toBe(both[0]?.status === 200 ? "Ada's" : "Kofi's");
});

test("a card of another host, or of a booking without a phone number, is refused", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { id } = (await book(app, place, `${openDay} 09:00`, maria)).body.data;
  const other = { headers: (await aHost(app)).headers };
  expect((await read(app, id, other)).status).toBe(404);
  expect((await write(app, id, "Mine", other)).status).toBe(404);
  await app.deps.db.updateTable("bookings").set({ customer_phone: null }).where("id", "=", id).execute();
  const options = { headers: place.host.headers };
  expect((await read(app, id, options)).body.code).toBe("booking_without_phone");
  expect((await write(app, id, "Mine", options)).body.code).toBe("booking_without_phone");
});

test("staff see only the visits in their own calendars", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { hostId } = place.host;
  const kofi = await signIn(app);
  const { db } = app.deps;
  const own = (await book(app, place, `${openDay} 09:00`, maria)).body.data;
  const amaras = (await book(app, place, `${openDay} 11:00`, maria)).body.data;
  await db.insertInto("host_members").values({ host_id: hostId, user_id: kofi.userId, role: "staff" }).execute();
  const { id } = await db
    .insertInto("calendars")
    .values({ host_id: hostId, member_id: kofi.userId, name: "Kofi", colour: "teal", position: 2 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("bookings").set({ calendar_id: id }).where("id", "=", own.id).execute();
  const asKofi = { headers: kofi.headers };
  const { body } = await read(app, own.id, asKofi);
  expect(body.visits.map((visit) => visit.id)).toEqual([own.id]);
  expect(body.counts.upcoming).toBe(1);
  expect((await read(app, amaras.id, asKofi)).status).toBe(404);
  expect((await write(app, amaras.id, "Mine", asKofi)).status).toBe(404);
});

test("the note is erased when the customer erases the details of a visit", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const options = { headers: place.host.headers };
  const { id, secret } = (await book(app, place, `${openDay} 09:00`, maria)).body.data;
  await write(app, id, "Allergic to latex", options);
  await visitIsOver(app, id);
  await app.call(eraseDetails, { params: { secret } });
  expect(await app.deps.db.selectFrom("customer_notes").selectAll().execute()).toEqual([]);
  expect((await write(app, id, "Again", options)).body.code).toBe("booking_without_phone");
});
