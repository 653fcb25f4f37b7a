import { sql } from "kysely";
import { expect, test } from "vitest";
import { listBookings, readBooking } from "#contract/bookings.ts";
import { writeCustomerNote } from "#contract/customer-card.ts";
import { listGuests } from "#contract/guests.ts";
import { readTicket, register } from "#contract/registrations.ts";
import { readSettings } from "#server/env.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { logErasure, readErasures } from "./erasure-log.ts";
import { findErasures } from "./erasure-store.ts";

async function runDeleteExpired(app: TestApp): Promise<void> {
  await app.deps.jobs.enqueue(app.deps.db, "forget-expired", {});
  await app.runJobs();
}

async function endedAgo(app: TestApp, id: string, ago: string): Promise<void> {
  await sql`update bookings set starts_at = now() - ${ago}::interval - interval '1 hour', ends_at = now() - ${ago}::interval
    where id = ${id}`.execute(app.deps.db);
}

test("erases customer details six months after the visit and keeps the booking", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const customer = { name: "Zita Galea", phone: "+35679797979", email: "zita@pear.example" };
  const { id, secret } = (await book(app, place, `${openDay} 09:00`, customer)).body.data;
  const young = (await book(app, place, `${openDay} 11:00`, { name: "Yana Galea" })).body.data;
  await app.runJobs();
  await sql`delete from mails`.execute(app.deps.db);
  await endedAgo(app, id, "6 months -1 day");
  await endedAgo(app, young.id, "5 months 27 days");
  await runDeleteExpired(app);
  expect((await app.call(readBooking, { params: { secret } })).status).toBe(200);
  await endedAgo(app, id, "6 months 1 day");
  await runDeleteExpired(app);
  const refused = await app.call(readBooking, { params: { secret } });
  expect([refused.status, refused.body.code]).toEqual([410, "booking_details_erased"]);
  expect((await app.call(readBooking, { params: { secret: young.secret } })).status).toBe(200);
  const inTables = await findAnywhere(app, ["Zita", "+35679797979", "zita@pear.example"]);
  expect(inTables.filter((place) => !place.includes(".eml"))).toEqual([]);
  const query = { kindredProviderId: String(place.host.hostId) };
  const listed = await app.call(listBookings, { query }, { headers: place.host.headers });
  expect(listed.body.find((booking) => booking.id === id)).toMatchObject({ customerName: null, isErased: true });
});

test("erases guests' details 30 days after the event and keeps the counts", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const guest = { name: "Zita Galea", phone: "+35679797979", email: "zita@pear.example", places: 2 };
  const { secret } = (await registerGuest(app, event, guest)).body.data;
  await app.runJobs();
  await sql`delete from mails`.execute(app.deps.db);
  const ended = (days: number) =>
    sql`update events set start_date = now() - ${days} * interval '1 day' - interval '2 hours',
      end_date = now() - ${days} * interval '1 day' where id = ${event.id}`.execute(app.deps.db);
  await ended(29);
  await runDeleteExpired(app);
  expect((await app.call(readTicket, { params: { secret } })).status).toBe(200);
  await ended(31);
  await runDeleteExpired(app);
  expect((await app.call(readTicket, { params: { secret } })).body.code).toBe("guest_details_erased");
  const left = await findAnywhere(app, ["Zita", "+35679797979", "zita@pear.example"]);
  expect(left.filter((place) => !place.includes(".eml"))).toEqual([]);
  const list = await app.call(listGuests, { params: { id: String(event.id) }, query: {} }, { headers: host.headers });
  expect(list.body).toMatchObject({ placesTaken: 2, guests: [{ name: null, phone: null, places: 2 }] });
});

test("keeps guests' details as long as the operator has set, and the ticket says until when", async () => {
  const { keep } = readSettings({ KEEP_GUEST_DETAILS_DAYS: "7" });
  const app = await testApp({ settings: { keep } });
  const event = await anEvent(app, await aHost(app));
  const zone = { guestTimeZone: "Asia/Kolkata" };
  const guest = { places: 1, guestName: "Zita", guestPhone: "+35679797979", guestEmail: null, ...zone };
  const ticket = (await app.call(register, { params: { id: String(event.id) }, body: guest })).body.data;
  const dayMs = 86_400_000;
  expect(Date.parse(ticket.keptUntil) - Date.parse(ticket.event.endTime)).toBe(7 * dayMs);
  await sql`update events set start_date = now() - interval '9 days', end_date = now() - interval '8 days'`.execute(
    app.deps.db,
  );
  await runDeleteExpired(app);
  expect((await app.call(readTicket, { params: { secret: ticket.secret } })).body.code).toBe("guest_details_erased");
  expect(await findAnywhere(app, ["Zita", "+35679797979", "Asia/Kolkata"])).toEqual([]);
});

test("erases customer details of more than one batch of bookings", async () => {
  const app = await testApp();
  const { host, listing, item } = await anOpenDay(app);
  await sql`
    insert into bookings (host_id, calendar_id, id, service_item_id, listing_id, starts_at, ends_at, status, item_name,
      price_cents, customer_name, customer_locale, booked_by, items)
    select ${host.hostId}, (select id from calendars where host_id = ${host.hostId}), upper(translate(left(md5(n::text), 10), '01', 'gh')), ${item.id}, ${listing.id},
      now() - interval '1 year' - interval '1 hour', now() - interval '1 year', 'confirmed', 'Braids', 0, 'Zita', 'en',
      'customer', '[{"id": 1, "name": "Braids", "priceCents": 0, "minutes": null}]'
    from generate_series(1, 2100) n`.execute(app.deps.db);
  await runDeleteExpired(app);
  expect(await findAnywhere(app, ["Zita"])).toEqual([]);
});

test("deletes expired sessions, idempotency keys and blocked phones", async () => {
  const app = await testApp();
  const { db } = app.deps;
  const place = await anOpenDay(app);
  const [idle, old, alive] = [await signIn(app), await signIn(app), await signIn(app)];
  await book(app, place, `${openDay} 09:00`);
  await book(app, place, `${openDay} 11:00`);
  await sql`update sessions set last_seen_at = now() - interval '13 hours' where user_id = ${idle.userId}`.execute(db);
  await sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${old.userId}`.execute(db);
  await sql`update idempotency_keys set created_at = now() - interval '49 hours'
    where key = (select key from idempotency_keys limit 1)`.execute(db);
  await sql`insert into blocked_phones (host_id, phone_hash, ending, blocked_at) values
    (${place.host.hostId}, sha256('old'), '001', now() - interval '12 months 1 day'),
    (${place.host.hostId}, sha256('new'), '002', now() - interval '11 months')`.execute(db);
  await runDeleteExpired(app);
  const left = await db.selectFrom("sessions").select("user_id").execute();
  expect(left.map(({ user_id }) => user_id).sort()).toEqual([place.host.userId, alive.userId].sort());
  expect(await db.selectFrom("idempotency_keys").selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom("blocked_phones").select("ending").execute()).toEqual([{ ending: "002" }]);
});

test("deletes the note about a customer with the details of the customer's last visit", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const visits = [await book(app, place, `${openDay} 09:00`), await book(app, place, `${openDay} 11:00`)];
  const [first, last] = visits.map(({ body }) => body.data.id) as [string, string];
  const note = { params: { id: first }, body: { note: "Prefers mornings" } };
  await app.call(writeCustomerNote, note, { headers: place.host.headers });
  const expire = async (id: string) => {
    await sql`update bookings set starts_at = now() - interval '5 years', ends_at = now() - interval '5 years' + interval '1 hour'
      where id = ${id}`.execute(app.deps.db);
    await runDeleteExpired(app);
  };
  await expire(first);
  expect(await findAnywhere(app, ["Prefers mornings"])).not.toEqual([]);
  await expire(last);
  expect(await findAnywhere(app, ["Prefers mornings"])).toEqual([]);
});

test("an idempotency key stores only the booking id and no personal data", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 09:00`, { name: "Zita Galea" });
  const { rows } = await sql<{ answer: object }>`select answer from idempotency_keys where scope ~ '^booking'`.execute(
    app.deps.db,
  );
  expect(rows.map(({ answer }) => Object.keys(answer))).toEqual([["id"]]);
});

test("deletes erasure records older than 31 days from storage and database", async () => {
  const app = await testApp();
  const erased = (id: string, daysAgo: number) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    erasedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    ...{ userIds: [Number(id)], bookingIds: [], messageIds: [], requestIds: [], reportIds: [], fileKeys: [] },
  });
  const [old, young] = [erased("1", 32), erased("2", 30)];
  for (const record of [old, young]) await logErasure(app.deps, record);
  await runDeleteExpired(app);
  expect(await readErasures(app.deps)).toEqual([young]);
  expect(await findErasures(app.deps.db)).toEqual([young]);
});
