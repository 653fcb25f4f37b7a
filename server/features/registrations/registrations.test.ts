import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBookings } from "#contract/bookings.ts";
import { cancelEvent, deleteEvent, updateEvent } from "#contract/events.ts";
import { blockPhone } from "#contract/host-bookings.ts";
import * as contract from "#contract/registrations.ts";
import { readPublicEvent } from "#contract/whats-on.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { anEvent, eventBody, registerGuest } from "./registration-fixtures.ts";

let app: TestApp;
let host: TestHost;
beforeAll(async () => {
  app = await createTestApp();
  host = await aHost(app);
});
afterAll(() => app.close());

const placesTaken = async (id: number) =>
  (await app.call(readPublicEvent, { params: { id: String(id) } })).body.placesTaken;
const edit = async (id: number, changes: Parameters<typeof eventBody>[2]) =>
  app.call(
    updateEvent,
    { params: { id: String(id) }, query: {}, body: (await eventBody(app, host, changes)) as never },
    { headers: host.headers },
  );
const change = (secret: string, places: number) =>
  app.call(contract.changePlaces, { params: { secret }, body: { places } });
const cancel = (secret: string) => app.call(contract.cancelRegistration, { params: { secret } });
const startNow = (id: number) =>
  sql`update events set start_date = now() - interval '1 minute' where id = ${id}`.execute(app.deps.db);
const endNow = (id: number) =>
  sql`update events set start_date = now() - interval '2 hours', end_date = now() - interval '1 minute'
    where id = ${id}`.execute(app.deps.db);

test("a guest without an account gets a ticket and can read it through the private link", async () => {
  const event = await anEvent(app, host);
  const made = await registerGuest(app, event, { places: 2 });
  expect([made.status, made.body.message]).toEqual([201, "You're in"]);
  const { secret, id, code } = made.body.data;
  expect(secret.startsWith(id)).toBe(true);
  expect(code).not.toContain(secret.slice(10));
  expect(code).not.toMatch(/Maria|9911/);
  const { body: read } = await app.call(contract.readTicket, { params: { secret } });
  expect(read).toMatchObject({
    places: 2,
    status: "confirmed",
    guestName: "Maria Camilleri",
    guestPhoneFormatted: "+356 9911 2233",
    canChange: true,
    mostPlaces: 6,
    event: { id: event.id, state: "open", placesTaken: 2, placesLeft: 18 },
  });
  expect((await app.call(contract.readTicket, { params: { secret: `${secret.slice(0, -1)}x` } })).status).toBe(404);
});

test("a repeated request returns the same ticket and takes no more places", async () => {
  const event = await anEvent(app, host);
  const key = "5b1f0a52-6bd5-4d64-8f9b-0a51d0ad3f11";
  const first = await registerGuest(app, event, { places: 3, key });
  const second = await registerGuest(app, event, { places: 3, key });
  expect(second.body.data.id).toBe(first.body.data.id);
  expect(await placesTaken(event.id)).toBe(3);
  expect((await registerGuest(app, event, { places: 4, key })).body.code).toBe("same_key_other_request");
});

test("refuses more places than are left and says how many are", async () => {
  const event = await anEvent(app, host, { capacity: 3 });
  await registerGuest(app, event, { places: 2 });
  const refused = await registerGuest(app, event, { places: 2, phone: "9911 2234" });
  expect([refused.status, refused.body]).toMatchObject([409, { code: "event_full", placesLeft: 1 }]);
  expect((await registerGuest(app, event, { phone: "9911 2234" })).status).toBe(201);
  const state = await app.call(readPublicEvent, { params: { id: String(event.id) } });
  expect(state.body).toMatchObject({ state: "full", placesLeft: 0 });
});

test("an event without a limit takes everybody", async () => {
  const event = await anEvent(app, host, { capacity: null });
  expect((await registerGuest(app, event, { places: 6 })).body.data.event).toMatchObject({ placesLeft: null });
});

test("refuses a second open registration with the same phone number", async () => {
  const event = await anEvent(app, host);
  const first = await registerGuest(app, event);
  expect((await registerGuest(app, event, { phone: "+356 99112233" })).body.code).toBe("already_registered");
  await cancel(first.body.data.secret);
  expect((await registerGuest(app, event)).status).toBe(201);
});

test("somebody who tries phone numbers to see which are registered is stopped after ten a minute", async () => {
  const limited = await testApp({ settings: { rateLimits: true } });
  const event = await anEvent(limited, await aHost(limited));
  await registerGuest(limited, event, { phone: "9911 2233", address: "203.0.113.7" });
  const tried = async (address: string) =>
    (await registerGuest(limited, event, { phone: "9911 2233", address })).body.code;
  for (let n = 0; n < 10; n++) expect(await tried("203.0.113.8")).toBe("already_registered");
  expect(await tried("203.0.113.8")).toBe("too_many_requests");
  expect(await tried("203.0.113.9")).toBe("already_registered");
});

test("refuses more places than one person may take", async () => {
  const event = await anEvent(app, host, { places_per_person: 2 });
  const refused = await registerGuest(app, event, { places: 3 });
  expect(refused.body).toMatchObject({ code: "invalid_fields", fields: { places: expect.any(String) } });
});

test("refuses a phone number that the host has blocked", async () => {
  const place = await anOpenDay(app);
  const booked = await book(app, place, `${openDay} 10:00`, { phone: "9988 7766" });
  await app.call(blockPhone, { body: { bookingId: booked.body.data.id } }, { headers: place.host.headers });
  const event = await anEvent(app, place.host);
  expect((await registerGuest(app, event, { phone: "+356 9988 7766" })).body.code).toBe("registration_not_possible");
});

test("refuses when registration has closed, and when there is none", async () => {
  const closed = await anEvent(app, host);
  await sql`update events set registration_closes_at = now() - interval '1 minute' where id = ${closed.id}`.execute(
    app.deps.db,
  );
  expect((await registerGuest(app, closed)).body.code).toBe("registration_closed");
  const none = await anEvent(app, host, { registration: "none" });
  expect((await registerGuest(app, none)).body.code).toBe("registration_elsewhere");
  const over = await anEvent(app, host);
  await endNow(over.id);
  expect((await registerGuest(app, over)).body.code).toBe("registration_closed");
  expect((await registerGuest(app, { id: 999_999 })).status).toBe(404);
});

test("a guest can take more or fewer places until the event starts", async () => {
  const event = await anEvent(app, host, { capacity: 5 });
  const { secret } = (await registerGuest(app, event, { places: 2 })).body.data;
  expect((await change(secret, 5)).body.data).toMatchObject({ places: 5, event: { state: "full" } });
  expect((await change(secret, 6)).body).toMatchObject({ code: "event_full", placesLeft: 0 });
  expect((await change(secret, 7)).body.code).toBe("invalid_fields");
  expect((await change(secret, 1)).body.data.event.placesTaken).toBe(1);
  await startNow(event.id);
  expect((await change(secret, 2)).body.code).toBe("registration_closed");
});

test("a guest cannot give back places of people who are already in", async () => {
  const event = await anEvent(app, host);
  const { secret, id } = (await registerGuest(app, event, { places: 3 })).body.data;
  await sql`update registrations set admitted = 2 where id = ${id}`.execute(app.deps.db);
  expect((await change(secret, 1)).body.code).toBe("places_below_admitted");
  expect((await cancel(secret)).body.code).toBe("already_admitted");
});

test("cancelled places are free again, and cancelling twice changes nothing", async () => {
  const event = await anEvent(app, host);
  const { secret } = (await registerGuest(app, event, { places: 4 })).body.data;
  expect((await cancel(secret)).body.data).toMatchObject({ status: "cancelled", cancelledBy: "guest" });
  expect((await cancel(secret)).status).toBe(200);
  expect(await placesTaken(event.id)).toBe(0);
  expect((await change(secret, 2)).body.code).toBe("registration_cancelled");
  const late = await anEvent(app, host);
  const other = (await registerGuest(app, late)).body.data;
  await startNow(late.id);
  expect((await cancel(other.secret)).body.code).toBe("registration_closed");
});

test("a host cannot lower the capacity below the places taken, end registration or delete an event with guests", async () => {
  const event = await anEvent(app, host);
  await registerGuest(app, event, { places: 5 });
  expect((await edit(event.id, { capacity: 4 })).body.code).toBe("capacity_below_taken");
  expect((await edit(event.id, { registration: "none" })).body.code).toBe("event_has_guests");
  expect((await edit(event.id, { capacity: 5 })).body.data).toMatchObject({ capacity: 5, places_taken: 5 });
  const remove = () =>
    app.call(deleteEvent, { params: { id: String(event.id) }, query: {} }, { headers: host.headers });
  expect((await remove()).body.code).toBe("event_has_guests");
  await endNow(event.id);
  expect((await remove()).status).toBe(200);
});

test("an edit by a client that does not know registration keeps it; a change of capacity needs no new review", async () => {
  const event = await anEvent(app, host);
  await sql`update events set review_state = 'verified', is_featured = true where id = ${event.id}`.execute(
    app.deps.db,
  );
  const image_url = event.image_url;
  await edit(event.id, { image_url, capacity: 30 });
  const { registration, capacity, ...old } = (await eventBody(app, host, { image_url })) as Record<string, unknown>;
  const edited = await app.call(
    updateEvent,
    { params: { id: String(event.id) }, query: {}, body: old as never },
    { headers: host.headers },
  );
  expect(edited.body.data).toMatchObject({
    registration: "kindred",
    capacity: 30,
    is_verified: true,
    is_featured: true,
  });
});

test("the ticket is mailed with a calendar file, but only to an address that was given", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const { secret } = (await registerGuest(app, event, { places: 2, email: "maria@pear.example" })).body.data;
  await registerGuest(app, event, { phone: "9911 2234" });
  await app.runJobs();
  const mails = (await app.deps.mail.readOutbox(10)).filter(({ subject }) => subject.includes("You're in"));
  expect(mails.map(({ to }) => to)).toEqual(["maria@pear.example"]);
  expect(mails[0]?.text).toContain(`/tickets/${secret}`);
  expect(mails[0]?.calendar).toMatchObject({ method: "REQUEST", content: expect.stringContaining("Accra Nights") });
});

test("Find my bookings also finds tickets", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const { secret } = (await registerGuest(app, event, { places: 2, email: "maria@pear.example" })).body.data;
  await app.runJobs();
  await app.call(findBookings, { body: { email: "Maria@pear.example" } });
  await app.runJobs();
  const [mail] = (await app.deps.mail.readOutbox(10)).filter(({ subject }) => subject === "Your bookings");
  expect(mail?.text).toContain("Accra Nights, 2 places.");
  expect(mail?.text).toContain(`/tickets/${secret}`);
});

test("guests are told when the host moves or cancels the event, with a rising SEQUENCE", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const event = await anEvent(app, host);
  const { secret } = (await registerGuest(app, event, { email: "maria@pear.example" })).body.data;
  await app.runJobs();
  const params = { id: String(event.id) };
  const moved = await eventBody(app, host, {
    address: "Strait Street",
    start_date: `${daysAfter(openDay, -1)}T19:00:00Z`,
  });
  await app.call(updateEvent, { params, query: {}, body: moved as never }, { headers: host.headers });
  await app.runJobs();
  const page = await app.call(readPublicEvent, { params });
  expect(page.body.movedFrom).toEqual({ startTime: event.start_date, address: "Valletta Waterfront" });
  const off = await app.call(
    cancelEvent,
    { params, body: { note: "The hall is flooded." } },
    { headers: host.headers },
  );
  expect(off.body.data.cancelled_at).not.toBeNull();
  await app.runJobs();
  const mails = (await app.deps.mail.readOutbox(10)).filter(({ to }) => to === "maria@pear.example").reverse();
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["You're in", "Changed", "Cancelled"]);
  expect(mails[1]?.text).toMatch(/When: .*\s+Was: .*\s+Where: Strait Street\s+Was: Valletta Waterfront/);
  expect(mails[2]?.text).toContain("The hall is flooded.");
  const entries = mails.map(({ calendar }) => entryOf(calendar?.content ?? ""));
  expect(entries.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
  const sequences = entries.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
  const again = await app.call(cancelEvent, { params, body: {} }, { headers: host.headers });
  expect(again.body.code).toBe("event_cancelled");
  expect((await registerGuest(app, event, { phone: "9911 2234" })).body.code).toBe("event_cancelled");
  expect((await app.call(contract.changePlaces, { params: { secret }, body: { places: 2 } })).body.code).toBe(
    "event_cancelled",
  );
});

test("an event that is over cannot be cancelled", async () => {
  const event = await anEvent(app, host);
  await endNow(event.id);
  const answer = await app.call(cancelEvent, { params: { id: String(event.id) }, body: {} }, { headers: host.headers });
  expect(answer.body.code).toBe("event_is_over");
});

test("the calendar file of a ticket is cancelled together with the places", async () => {
  const event = await anEvent(app, host);
  const { secret, id } = (await registerGuest(app, event)).body.data;
  const download = () => app.call(contract.downloadTicketCalendar, { params: { secret } });
  const file = await download();
  expect(file.headers.get("content-disposition")).toContain(`kindred-${id.toLowerCase()}.ics`);
  expect(entryOf(String(file.body))).toMatchObject({ method: "PUBLISH", status: "CONFIRMED" });
  await cancel(secret);
  expect(entryOf(String((await download()).body))).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
});

function entryOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const entry = calendar.getFirstSubcomponent("vevent");
  const value = (name: string) => entry?.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: value("uid"),
    status: value("status"),
    sequence: Number(value("sequence")),
  };
}
