import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelEvent, deleteEvent, updateEvent } from "#contract/events.ts";
import { checkIn, listGuests } from "#contract/guests.ts";
import * as contract from "#contract/registrations.ts";
import { readPublicEvent } from "#contract/whats-on.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { endOffers } from "./offer-places.ts";
import { anEvent, eventBody, registerGuest } from "./registration-fixtures.ts";

let app: TestApp;
let host: TestHost;
beforeAll(async () => {
  app = await createTestApp();
  host = await aHost(app);
});
afterAll(() => app.close());

type Event = Awaited<ReturnType<typeof anEvent>>;
let phones = 0;

async function join(event: Event, places = 1, changes: { email?: string | null; on?: TestApp } = {}) {
  phones++;
  const { email = `guest-${phones}@pear.example`, on = app } = changes;
  const phone = `+35679${String(100_000 + phones)}`;
  return registerGuest(on, event, { places, phone, email, waitIfFull: true });
}

/** All places are taken, and each of the others waits for as many places as given. */
async function aFullEvent(waiting: readonly number[], capacity = 4) {
  const event = await anEvent(app, host, { capacity, has_waiting_list: true });
  const taken = (await join(event, capacity)).body.data.secret;
  const secrets: string[] = [];
  for (const places of waiting) secrets.push((await join(event, places)).body.data.secret);
  return { event, taken, secrets };
}

const ticket = async (secret = "") => (await app.call(contract.readTicket, { params: { secret } })).body;
const statuses = async (secrets: readonly string[]) =>
  Promise.all(secrets.map(async (secret) => (await ticket(secret)).status));
const cancel = (secret = "") => app.call(contract.cancelRegistration, { params: { secret } });
const accept = (secret = "", places?: number) =>
  app.call(contract.acceptOffer, { params: { secret }, body: places ? { places } : {} });
const waitAgain = (secret = "") => app.call(contract.waitAgain, { params: { secret } });
const publicEvent = async ({ id }: Event) => (await app.call(readPublicEvent, { params: { id: String(id) } })).body;
const edit = async ({ id, image_url }: Event, changes: object) =>
  app.call(
    updateEvent,
    { params: { id: String(id) }, query: {}, body: (await eventBody(app, host, { image_url, ...changes })) as never },
    { headers: host.headers },
  );

async function letOffersEnd(): Promise<void> {
  await sql`update registrations set offer_ends_at = now() - interval '1 second' where status = 'offered'`.execute(
    app.deps.db,
  );
  await endOffers(app.deps);
}

test("somebody who wants more places than are left joins the waiting list", async () => {
  const { event, secrets } = await aFullEvent([2, 1]);
  expect(await ticket(secrets[1])).toMatchObject({ status: "waiting", places: 1, peopleAhead: 1, canChange: false });
  expect(await publicEvent(event)).toMatchObject({
    state: "full",
    placesTaken: 4,
    hasWaitingList: true,
    peopleWaiting: 2,
  });
  const params = { id: String(event.id) };
  const list = (await app.call(listGuests, { params, query: {} }, { headers: host.headers })).body;
  expect(list.waiting.map(({ places }) => places)).toEqual([2, 1]);
  expect(list.guests).toHaveLength(1);
});

test("joining needs a list, an email address and an unknown phone number", async () => {
  const without = await anEvent(app, host, { capacity: 1 });
  await join(without);
  expect((await join(without)).body.code).toBe("event_full");
  const { event } = await aFullEvent([]);
  expect((await join(event, 1, { email: null })).body).toMatchObject({
    code: "invalid_fields",
    fields: { guestEmail: expect.any(String) },
  });
  const wanted = { phone: "+356 7900 1122", email: "twice@pear.example", waitIfFull: true };
  expect((await registerGuest(app, event, wanted)).status).toBe(201);
  expect((await registerGuest(app, event, wanted)).body.code).toBe("already_registered");
});

test("somebody who would wait gets places at once if there are any", async () => {
  const event = await anEvent(app, host, { has_waiting_list: true });
  expect((await join(event, 2)).body.data).toMatchObject({ status: "confirmed", peopleAhead: null });
});

test("cancelled places are offered to the first who fit, and are not free for others", async () => {
  const { event, taken, secrets } = await aFullEvent([6, 3, 1, 1]);
  await cancel(taken);
  expect(await statuses(secrets)).toEqual(["waiting", "offered", "offered", "waiting"]);
  expect(await publicEvent(event)).toMatchObject({ state: "full", placesLeft: 0, placesTaken: 0, peopleWaiting: 2 });
  const { waiting } = (
    await app.call(listGuests, { params: { id: String(event.id) }, query: {} }, { headers: host.headers })
  ).body;
  expect(waiting.filter(({ offerEndsAt }) => offerEndsAt === null)).toHaveLength(2);
  expect((await join(event, 1)).body.data.status).toBe("waiting");
  expect((await edit(event, { capacity: 3 })).body.code).toBe("capacity_below_taken");
});

test("fewer places on a ticket free places for the waiting list", async () => {
  const { taken, secrets } = await aFullEvent([1]);
  await app.call(contract.changePlaces, { params: { secret: taken }, body: { places: 3 } });
  expect(await statuses(secrets)).toEqual(["offered"]);
});

test("a higher capacity is offered to the waiting list, and no limit to everybody", async () => {
  const { event, secrets } = await aFullEvent([2, 2, 2]);
  await edit(event, { capacity: 6 });
  expect(await statuses(secrets)).toEqual(["offered", "waiting", "waiting"]);
  await edit(event, { capacity: null });
  expect(await statuses(secrets)).toEqual(["offered", "offered", "offered"]);
});

test("taking all or some of the offered places makes a ticket, and the rest goes to the next person", async () => {
  const { event, taken, secrets } = await aFullEvent([4, 1]);
  expect((await accept(secrets[0])).body.code).toBe("offer_ended");
  await cancel(taken);
  expect((await accept(secrets[0], 5)).body.code).toBe("invalid_fields");
  expect((await accept(secrets[0], 3)).body.data).toMatchObject({ status: "confirmed", places: 3, canChange: true });
  expect((await accept(secrets[0])).body.data).toMatchObject({ status: "confirmed", places: 3 });
  expect(await statuses(secrets)).toEqual(["confirmed", "offered"]);
  expect(await publicEvent(event)).toMatchObject({ placesTaken: 3, placesLeft: 0 });
});

test("a declined offer and a left list free the places for the next person", async () => {
  const { event, taken, secrets } = await aFullEvent([4, 4, 4]);
  await cancel(taken);
  await cancel(secrets[0]);
  expect(await statuses(secrets)).toEqual(["cancelled", "offered", "waiting"]);
  await cancel(secrets[2]);
  expect(await publicEvent(event)).toMatchObject({ peopleWaiting: 0, placesTaken: 0, placesLeft: 0 });
});

test("an offer that nobody answers ends, and the guest can join the list again", async () => {
  const { taken, secrets } = await aFullEvent([4, 4]);
  await cancel(taken);
  await letOffersEnd();
  expect(await statuses(secrets)).toEqual(["expired", "offered"]);
  expect((await accept(secrets[0])).body.code).toBe("offer_ended");
  expect((await waitAgain(secrets[0])).body.data).toMatchObject({ status: "waiting", peopleAhead: 0 });
  await letOffersEnd();
  expect(await statuses(secrets)).toEqual(["offered", "expired"]);
});

test("joining again is refused for cancelled tickets, closed registration and phone numbers that are registered", async () => {
  const { event, taken, secrets } = await aFullEvent([4]);
  await cancel(taken);
  expect((await waitAgain(taken)).body.code).toBe("registration_cancelled");
  await letOffersEnd();
  const { rows } = await sql<{ phone: string }>`select guest_phone as phone from registrations
    where event_id = ${event.id} and status = 'expired'`.execute(app.deps.db);
  await registerGuest(app, event, { phone: rows[0]?.phone ?? "" });
  expect((await waitAgain(secrets[0])).body.code).toBe("already_registered");
  await sql`update events set registration_closes_at = now() - interval '1 minute' where id = ${event.id}`.execute(
    app.deps.db,
  );
  expect((await waitAgain(secrets[0])).body.code).toBe("registration_closed");
});

test("nobody on the waiting list can check in or change places, and the event cannot be deleted", async () => {
  const { event, taken, secrets } = await aFullEvent([1]);
  const { code } = await ticket(secrets[0]);
  const params = { id: String(event.id) };
  const checked = await app.call(checkIn, { params, body: { code } }, { headers: host.headers });
  expect(checked.body.code).toBe("registration_waiting");
  const changed = await app.call(contract.changePlaces, { params: { secret: secrets[0] ?? "" }, body: { places: 2 } });
  expect(changed.body.code).toBe("registration_waiting");
  await edit(event, { capacity: 4, registration: "kindred" });
  await cancel(taken);
  const deleted = await app.call(deleteEvent, { params, query: {} }, { headers: host.headers });
  expect(deleted.body.code).toBe("event_has_guests");
});

test("people on the list get mails when they join, when places are free and when the event is cancelled", async () => {
  const own = await testApp();
  const owner = await aHost(own);
  const event = await anEvent(own, owner, { capacity: 1, has_waiting_list: true });
  const first = (await join(event, 1, { on: own })).body.data.secret;
  await join(event, 1, { on: own, email: "next@pear.example" });
  await join(event, 1, { on: own, email: "last@pear.example" });
  await own.runJobs();
  await own.call(contract.cancelRegistration, { params: { secret: first } });
  await own.runJobs();
  await own.call(cancelEvent, { params: { id: String(event.id) }, body: {} }, { headers: owner.headers });
  await own.runJobs();
  const mails = [...(await own.deps.mail.readOutbox(20))].reverse();
  const subjectsTo = (address: string) =>
    mails.filter(({ to }) => to === address).map(({ subject }) => subject.split(":")[0]);
  expect(subjectsTo("next@pear.example")).toEqual(["On the waiting list", "Places are free for you", "Cancelled"]);
  expect(subjectsTo("last@pear.example")).toEqual(["On the waiting list", "Cancelled"]);
  const offer = mails.find(({ subject }) => subject.startsWith("Places are free"));
  expect(offer?.text).toContain("/tickets/");
  expect(offer?.calendar).toBeFalsy();
});

test("somebody with an offer is told when the host moves the event", async () => {
  const own = await testApp();
  const owner = await aHost(own);
  const event = await anEvent(own, owner, { capacity: 1, has_waiting_list: true });
  const first = (await join(event, 1, { on: own })).body.data.secret;
  await join(event, 1, { on: own, email: "next@pear.example" });
  await join(event, 1, { on: own, email: "last@pear.example" });
  await own.call(contract.cancelRegistration, { params: { secret: first } });
  await own.runJobs();
  const { image_url } = event;
  const changes = { image_url, capacity: 1, has_waiting_list: true, address: "Strait Street" };
  const body = (await eventBody(own, owner, changes)) as never;
  await own.call(updateEvent, { params: { id: String(event.id) }, query: {}, body }, { headers: owner.headers });
  await own.runJobs();
  const told = (await own.deps.mail.readOutbox(20)).filter(({ subject }) => subject.startsWith("Changed"));
  expect(told.map(({ to }) => to)).toEqual(["next@pear.example"]);
  for (const words of ["Yours until", "still free for you", "Take or decline", "Strait Street"])
    expect(told[0]?.text).toContain(words);
  expect(told[0]?.calendar).toBeFalsy();
});
