import { sql } from "kysely";
import { expect, test } from "vitest";
import { bookForCaller, cancelBooking, moveBooking } from "#contract/bookings.ts";
import { listNextStarts, listSlots } from "#contract/calendar.ts";
import { setDifferingDay } from "#contract/opening-hours.ts";
import * as contract from "#contract/waiting-list.ts";
import { jobDefinitions } from "#server/app.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay, aWeek, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { makeOffers, wait } from "./waiting-fixtures.ts";

const at = (time: string) => venueTime(`${openDay} ${time}`);
const read = async (app: TestApp, secret: string) =>
  (await app.call(contract.readWaitingPerson, { params: { secret } })).body;
const accept = (app: TestApp, secret: string, body = {}) => app.call(contract.acceptTime, { params: { secret }, body });
const decline = (app: TestApp, secret: string) => app.call(contract.declineTime, { params: { secret } });
const leave = (app: TestApp, secret: string) => app.call(contract.leaveWaitingList, { params: { secret } });
const cancel = (app: TestApp, secret: string) => app.call(cancelBooking, { params: { secret } });

/** The day has one hour, which Maria has booked. Each of the others waits for it. */
async function aFullDay(names: readonly string[]) {
  const app = await testApp();
  const place = await anOpenDay(app);
  await open(app, place.host, `${openDay} 10:00`, `${openDay} 17:00`, "unavailable");
  const maria = (await book(app, place, `${openDay} 09:00`)).body.data.secret;
  const secrets: string[] = [];
  for (const name of names) {
    const joined = await wait(app, place, name);
    expect(joined.status).toBe(201);
    secrets.push(joined.body.data.secret);
  }
  return { app, ...place, maria, secrets: secrets as [string, string, string] };
}

async function letOfferEnd(app: TestApp): Promise<void> {
  await sql`update waiting_people set offer_ends_at = now() - interval '1 second' where status = 'offered'`.execute(
    app.deps.db,
  );
  await sql`update held_times set expires_at = now() - interval '1 second' where offered_to is not null`.execute(
    app.deps.db,
  );
  const ending = jobDefinitions.filter(({ name }) => name === "end-time-offer");
  await app.jobs.runDue(app.deps, ending, { asOf: new Date(Date.now() + 2 * 86_400_000) });
  await makeOffers(app);
}

test("the first who fits gets the time of a cancelled booking by mail, and takes it", async () => {
  const { app, host, maria, secrets } = await aFullDay(["Abena", "Yana"]);
  await cancel(app, maria);
  await makeOffers(app);
  const offered = await read(app, secrets[0]);
  expect(offered).toMatchObject({ status: "offered", offer: { startTime: at("09:00"), isOpen: true } });
  expect(await read(app, secrets[1])).toMatchObject({ status: "waiting", offer: null });
  await app.runJobs();
  const letters = (await app.deps.mail.readOutbox(100)).filter(({ to }) => to === "abena@test.example");
  const letter = letters.find(({ subject }) => subject.startsWith("A time has come free"));
  expect(letter?.text).toContain(`/booking/waiting/${secrets[0]}`);
  expect(letter?.text).toContain("Yours until: ");
  const taken = await accept(app, secrets[0], { expectedPrice: offered.price });
  expect(taken.body.data).toMatchObject({ startTime: at("09:00"), customerName: "Abena", status: "confirmed" });
  // A second tap gets the same booking.
  expect((await accept(app, secrets[0])).body.data.id).toBe(taken.body.data.id);
  expect(await read(app, secrets[0])).toMatchObject({ status: "booked", bookingSecret: taken.body.data.secret });
  const query = { kindredProviderId: String(host.hostId), startTime: at("09:00"), endTime: at("09:15") };
  expect((await app.call(listSlots, { query })).body[0]?.status).toBe("booked");
});

test("an offered time is held: customers and the host cannot book it, and no list offers it", async () => {
  const { app, host, item, maria } = await aFullDay(["Abena"]);
  await cancel(app, maria);
  await makeOffers(app);
  expect((await book(app, { host, item }, `${openDay} 09:00`)).body.code).toBe("slot_taken");
  const body = { kindredProviderId: host.hostId, serviceItemId: item.id, startTime: at("09:00") };
  const asHost = await app.call(bookForCaller, { body }, { headers: host.headers });
  expect(asHost.body.code).toBe("slot_taken");
  const query = { kindredProviderId: String(host.hostId), startTime: at("09:00"), endTime: at("10:00") };
  const seen = (await app.call(listSlots, { query })).body;
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(["unavailable"]));
  const own = (await app.call(listSlots, { query }, { headers: host.headers })).body;
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(["hold"]));
  const next = { kindredProviderId: String(host.hostId), serviceItemId: String(item.id) };
  expect((await app.call(listNextStarts, { query: next })).body[0]?.startTime).toBeNull();
});

test("whoever declines is not asked about that day again, and the next person is", async () => {
  const { app, maria, secrets } = await aFullDay(["Abena", "Yana"]);
  await cancel(app, maria);
  await makeOffers(app);
  expect((await decline(app, secrets[0])).body.data).toMatchObject({ status: "waiting", wishes: [] });
  await makeOffers(app);
  expect((await read(app, secrets[1])).status).toBe("offered");
  expect((await accept(app, secrets[0])).body.code).toBe("time_offer_ended");
  expect((await decline(app, secrets[0])).status).toBe(200);
});

test("if nobody answers, each person in line gets the offer once", async () => {
  const { app, maria, secrets } = await aFullDay(["Abena", "Yana"]);
  await cancel(app, maria);
  await makeOffers(app);
  await letOfferEnd(app);
  expect(await read(app, secrets[0])).toMatchObject({
    status: "waiting",
    offer: { isOpen: false },
    wishes: [{ day: openDay, parts: ["afternoon", "evening"] }],
  });
  expect((await accept(app, secrets[0])).body.code).toBe("time_offer_ended");
  expect((await read(app, secrets[1])).status).toBe("offered");
  await letOfferEnd(app);
  expect((await read(app, secrets[1])).status).toBe("waiting");
});

test("leaving the list deletes the details and gives an offer to the next person", async () => {
  const { app, maria, secrets } = await aFullDay(["Abena", "Yana"]);
  await cancel(app, maria);
  await makeOffers(app);
  expect((await leave(app, secrets[0])).status).toBe(200);
  expect((await leave(app, secrets[0])).status).toBe(200);
  expect((await app.call(contract.readWaitingPerson, { params: { secret: secrets[0] } })).status).toBe(404);
  const rows = await app.deps.db.selectFrom("waiting_people").select("customer_name").execute();
  expect(rows.map(({ customer_name }) => customer_name)).toEqual(["Yana"]);
  await makeOffers(app);
  expect((await read(app, secrets[1])).status).toBe("offered");
  expect((await leave(app, `${secrets[1].slice(0, -1)}_`)).status).toBe(404);
});

test("opening time and moving a booking make offers, too", async () => {
  const { app, host, maria, secrets } = await aFullDay(["Abena", "Yana"]);
  await open(app, host, `${openDay} 12:00`, `${openDay} 13:00`);
  await makeOffers(app);
  expect((await read(app, secrets[0])).offer?.startTime).toBe(at("12:00"));
  await open(app, host, `${daysAfter(openDay, 1)} 09:00`, `${daysAfter(openDay, 1)} 10:00`);
  const startTime = venueTime(`${daysAfter(openDay, 1)} 09:00`);
  expect((await app.call(moveBooking, { params: { secret: maria }, body: { startTime } })).status).toBe(200);
  await makeOffers(app);
  expect((await read(app, secrets[1])).offer?.startTime).toBe(at("09:00"));
});

test("opening hours that change make offers, but time that was free before does not", async () => {
  const app = await testApp();
  const week = await aWeek(app, [{ from: "09:00", to: "10:00" }]);
  const { secret } = (await wait(app, week, "Abena", { partsOfDay: ["evening"] })).body.data;
  const params = { ...week.params, date: openDay };
  const body = { stretches: [{ from: "18:00", to: "19:00" }], reason: null };
  await app.call(setDifferingDay, { params, body }, { headers: week.host.headers });
  await makeOffers(app);
  expect((await read(app, secret)).offer?.startTime).toBe(at("18:00"));
  const morning = (await wait(app, week, "Yana", { days: [daysAfter(openDay, 1)], partsOfDay: ["morning"] })).body.data;
  await open(app, week.host, `${daysAfter(openDay, 1)} 20:00`, `${daysAfter(openDay, 1)} 21:00`);
  await makeOffers(app);
  expect((await read(app, morning.secret)).status).toBe("waiting");
});

test("an offer is kept even if the host closes the time meanwhile", async () => {
  const { app, host, maria, secrets } = await aFullDay(["Abena"]);
  await cancel(app, maria);
  await makeOffers(app);
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`, "unavailable");
  expect((await accept(app, secrets[0])).body.data).toMatchObject({ startTime: at("09:00"), status: "confirmed" });
});

test("only times that suit the person are offered", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await open(app, place.host, `${openDay} 09:00`, `${openDay} 17:00`, "unavailable");
  const long = await anItem(app, place.host, place.listing.id, { durationMinutes: 120 });
  const tooLong = (await wait(app, { ...place, item: long }, "Long")).body.data;
  const evening = (await wait(app, place, "Evening", { partsOfDay: ["evening"] })).body.data;
  const otherDay = (await wait(app, place, "Other", { days: [daysAfter(openDay, 3)] })).body.data;
  const phoneOnly = (await wait(app, place, "Phone", { customerEmail: null, customerPhone: "9911 2233" })).body.data;
  const fits = (await wait(app, place, "Fits", { partsOfDay: ["afternoon"] })).body.data;
  await open(app, place.host, `${openDay} 11:30`, `${openDay} 13:00`);
  await makeOffers(app);
  for (const { secret } of [tooLong, evening, otherDay, phoneOnly])
    expect((await read(app, secret)).status).toBe("waiting");
  expect((await read(app, fits.secret)).offer?.startTime).toBe(at("12:00"));
});

test("refuses to join without contact details, for a past day, a second time, for an unknown service and when the list is full", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const unreachable = await wait(app, place, "Nobody", { customerEmail: null });
  expect(unreachable.body).toMatchObject({ code: "invalid_fields", fields: { customerPhone: expect.anything() } });
  const past = await wait(app, place, "Past", { days: ["2020-01-01"] });
  expect(past.body).toMatchObject({ code: "invalid_fields", fields: { days: expect.anything() } });
  expect((await wait(app, place, "Abena")).status).toBe(201);
  expect((await wait(app, place, "Ama", { customerEmail: "ABENA@test.example" })).body.code).toBe("already_waiting");
  expect((await wait(app, place, "Yana", { serviceItems: [9_999_999] })).body.code).toBe("item_not_offered");
  const params = { hostId: String(place.host.hostId) };
  const limit = { params, body: { mostPeople: 1 } };
  expect((await app.call(contract.limitWaitingList, limit, { headers: place.host.headers })).status).toBe(200);
  expect((await wait(app, place, "Yana")).body.code).toBe("waiting_list_full");
});

test("the host sees the list, offers a gap, and takes people off", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { headers } = place.host;
  const hostId = String(place.host.hostId);
  const phone = { customerEmail: null, customerPhone: "9911 2233" };
  const person = (await wait(app, place, "Abena", { ...phone, partsOfDay: ["afternoon"] })).body.data;
  const listed = async () => (await app.call(contract.listWaiting, { params: { hostId } }, { headers })).body;
  expect(await listed()).toMatchObject({
    mostPeople: 50,
    people: [{ customerName: "Abena", customerPhone: "+35699112233", offer: null, fitsAt: at("12:00") }],
  });
  const offer = { params: { hostId, id: person.id }, body: { startTime: at("12:00") } };
  const offered = await app.call(contract.offerTime, offer, { headers });
  expect(offered.body.data.link).toContain(`/booking/waiting/${person.secret}`);
  const chat = new URL(offered.body.data.whatsapp ?? "");
  expect([chat.hostname, chat.pathname]).toEqual(["wa.me", "/35699112233"]);
  expect(chat.searchParams.get("text")).toMatch(
    new RegExp(`^Hi Abena, a time has come free: .* 12:00. It's yours until .*${person.secret}$`),
  );
  expect((await app.call(contract.offerTime, offer, { headers })).body.code).toBe("already_offered");
  expect((await listed()).people[0]).toMatchObject({
    offer: { startTime: at("12:00") },
    fitsAt: null,
    whatsapp: chat.href,
  });
  const removing = { params: { hostId, id: person.id } };
  expect((await app.call(contract.removeWaiting, removing, { headers })).status).toBe(200);
  expect((await app.call(contract.removeWaiting, removing, { headers })).status).toBe(404);
  expect((await listed()).people).toEqual([]);
  expect((await book(app, place, `${openDay} 12:00`)).status).toBe(201);
});

test.each(["before", "after"])(
  "50 people accept the same offer and 50 book the same time: one wins (they come %s the offer)",
  {
    timeout: 60_000,
  },
  async (when) => {
    const { app, host, item, maria, secrets } = await aFullDay(["Abena", "Yana"]);
    await cancel(app, maria);
    if (when === "after") await makeOffers(app);
    const booking = (n: number) =>
      book(app, { host, item }, `${openDay} 09:00`, {
        phone: `+3567900${String(1000 + n)}`,
        address: `198.51.100.${n}`,
      });
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const coming = numbers.flatMap((n) => [booking(n), accept(app, secrets[0])]);
    await makeOffers(app);
    const answers = await Promise.all(coming);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const confirmed = await app.deps.db
      .selectFrom("bookings")
      .select(["id", "customer_name"])
      .where("status", "=", "confirmed")
      .execute();
    const offers = await app.deps.db
      .selectFrom("waiting_people")
      .select("id")
      .where("status", "=", "offered")
      .execute();
    expect(confirmed.length + offers.length).toBe(1);
    if (when === "after") expect(confirmed[0]?.customer_name).toBe("Abena");
    expect(await app.deps.db.selectFrom("held_times").select("host_id").execute()).toHaveLength(1);
  },
);
