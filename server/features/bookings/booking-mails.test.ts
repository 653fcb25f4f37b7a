import { expect, test } from "vitest";
import * as contract from "#contract/bookings.ts";
import { getSession } from "#contract/session.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { autumnChange, dateWords, daysAfter, nextYear, openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";
import { readCalendar } from "./calendar-file-fixtures.ts";

const maria = "maria@test.example";
const dayAndMonth = dateWords(openDay, { day: "numeric", month: "long" });

async function mailsTo(app: TestApp, address: string, asOf?: Date) {
  await app.runJobs(asOf ? { asOf } : {});
  const mails = await app.deps.mail.readOutbox(100);
  return mails.filter(({ to }) => to === address).reverse();
}

test("a booking sends a mail to customer and host, with the same calendar event in both", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 75);
  const { body } = await book(app, place, `${openDay} 10:00`, { email: maria });
  const [mail, ...more] = await mailsTo(app, maria);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Booking confirmed: Wed ${dayAndMonth}, 10:00`);
  for (const fact of [
    `Hi Maria Camilleri, your booking is on Wednesday ${dayAndMonth}. You pay at the venue.`,
    `When: Wednesday ${dayAndMonth} ${nextYear}, 10:00 – 11:15 (Malta time)`,
    "Service: Knotless braids, 1 h 15 min",
    "Pay at venue: €65.00",
    `Booking ID: ${body.data.id}`,
    `/booking/manage/${body.data.secret}`,
    "Please cancel within 1 hour of your appointment.",
    "https://www.google.com/maps/dir/?api=1&destination=",
  ]) {
    expect(mail?.text).toContain(fact);
  }
  const [event, ...others] = readCalendar(mail?.calendar?.content ?? "");
  expect(others).toEqual([]);
  expect(event).toMatchObject({ method: "REQUEST", sequence: 0, status: "CONFIRMED" });
  expect([event?.start, event?.end]).toEqual([venueTime(`${openDay} 10:00`), venueTime(`${openDay} 11:15`)]);
  expect(event?.attendees.join()).toContain(maria);
  const [hostMail] = await mailsTo(app, "amara@test.example");
  expect(hostMail?.subject).toBe(`New booking: Wed ${dayAndMonth}, 10:00`);
  expect(hostMail?.text).toContain("Phone number: +356 9911 2233");
  // One person may be the contact of several hosts.
  const { listing } = place;
  expect(hostMail?.text).toContain(`Where: ${listing.name}, ${listing.address}`);
  expect(hostMail?.html).toContain("Braids: Knotless braids for Maria Camilleri.");
  expect(hostMail?.text).not.toContain(body.data.secret);
  expect(readCalendar(hostMail?.calendar?.content ?? "")[0]?.uid).toBe(event?.uid);
});

test("the customer's mail is in the language they booked in, and the host's mail in the host's", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 75);
  await app.call(getSession, {}, { headers: { cookie: `${place.host.headers.cookie}; lang=mt` } });
  await book(app, place, `${openDay} 10:00`, { email: maria, language: "ar" });
  const [mail] = await mailsTo(app, maria);
  expect(mail?.subject).toMatch(/^تم تأكيد الحجز: /);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl"');
  expect(mail?.text).not.toContain("When:");
  const [event] = readCalendar(mail?.calendar?.content ?? "");
  expect(event?.description).toContain("الإلغاء");
  const [hostMail] = await mailsTo(app, "amara@test.example");
  expect(hostMail?.subject).toMatch(/^Booking ġdid: /);
  expect(hostMail?.html).toContain('<html lang="mt"');
  const [hostEvent] = readCalendar(hostMail?.calendar?.content ?? "");
  expect(hostEvent?.description).not.toMatch(/[\u0600-\u06ff]/);
});

test("the host's mail about a booking without a name says Someone, and No name given", async () => {
  const app = await testApp();
  const { host, item } = await anOpenDay(app, 75);
  const body = {
    kindredProviderId: host.hostId,
    serviceItemId: item.id,
    startTime: venueTime(`${openDay} 10:00`),
  };
  await app.call(contract.bookForCaller, { body }, { headers: host.headers });
  const [mail] = await mailsTo(app, "amara@test.example");
  expect(mail?.text).toContain("Someone has booked Knotless braids.");
  expect(mail?.text).toContain("For: No name given");
});

test("times in the repeated hour of the clock change are shown with CEST or CET", async () => {
  const app = await testApp();
  const place = await anOpenDay(app, 60);
  await open(app, place.host, `${autumnChange} 01:00`, `${autumnChange} 05:00`);
  const body = {
    kindredProviderId: place.host.hostId,
    startTime: `${autumnChange}T00:30:00Z`,
    serviceItems: [place.item.id] as [number],
    customerName: "Maria Camilleri",
    customerPhone: "9911 2233",
    customerEmail: maria,
  };
  expect((await app.call(contract.bookSlot, { body })).status).toBe(201);
  const [mail] = await mailsTo(app, maria);
  expect(mail?.subject).toContain("02:30 CEST");
  expect(mail?.text).toContain("02:30 CEST – 02:30 CET (Malta time)");
});

test("moving and cancelling update the same calendar event with an increasing SEQUENCE", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { body } = await book(app, place, `${openDay} 10:00`, { email: maria });
  await app.runJobs();
  const params = { secret: body.data.secret };
  await app.call(contract.moveBooking, { params, body: { startTime: venueTime(`${openDay} 12:00`) } });
  await app.call(contract.cancelBooking, { params });
  await app.call(contract.cancelBooking, { params });
  const mails = await mailsTo(app, maria);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Booking confirmed: Wed ${dayAndMonth}, 10:00`,
    `Booking moved: Wed ${dayAndMonth}, 12:00`,
    `Booking cancelled: Wed ${dayAndMonth}, 12:00`,
  ]);
  expect(mails[1]?.text).toContain(`Was: Wednesday ${dayAndMonth} ${nextYear}, 10:00 – 11:00 (Malta time)`);
  const events = mails.flatMap(({ calendar }) => readCalendar(calendar?.content ?? ""));
  expect(events.map(({ method, sequence }) => [method, sequence])).toEqual([
    ["REQUEST", 0],
    ["REQUEST", 1],
    ["CANCEL", 2],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  expect(events[2]).toMatchObject({ status: "CANCELLED", start: venueTime(`${openDay} 12:00`) });
  expect((await mailsTo(app, "amara@test.example")).map(({ subject }) => subject)).toEqual([
    `New booking: Wed ${dayAndMonth}, 10:00`,
    `Booking moved: Wed ${dayAndMonth}, 12:00`,
    `Booking cancelled: Wed ${dayAndMonth}, 12:00`,
  ]);
});

test("the cancellation mail contains the host's note", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 10:00`, { email: maria });
  const slot = { kindredProviderId: place.host.hostId, serviceItemId: place.item.id };
  await app.call(
    contract.cancelAsHost,
    { body: { ...slot, startTime: venueTime(`${openDay} 10:00`), note: "I am ill, sorry" } },
    { headers: place.host.headers },
  );
  const mails = await mailsTo(app, maria);
  expect(mails.at(-1)?.text).toContain("Message from Amara's Braids: I am ill, sorry");
  expect(mails.at(-1)?.text).toContain("had to cancel your booking");
});

test("without a customer email only the host gets a mail; a refused booking sends none", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 10:00`);
  expect((await book(app, place, `${openDay} 10:00`, { email: maria })).status).toBe(409);
  await app.runJobs();
  expect((await app.deps.mail.readOutbox(10)).map(({ to }) => to)).toEqual(["amara@test.example"]);
});

test("sends the reminder one day before the current start, and none for a cancelled booking", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const moved = await book(app, place, `${openDay} 10:00`, { email: maria });
  const cancelled = await book(app, place, `${openDay} 14:00`, { email: "other@test.example", phone: "99112244" });
  await app.runJobs();
  await app.call(contract.moveBooking, {
    params: { secret: moved.body.data.secret },
    body: { startTime: venueTime(`${openDay} 12:00`) },
  });
  await app.call(contract.cancelBooking, { params: { secret: cancelled.body.data.secret } });
  expect(await mailsTo(app, maria, new Date(venueTime(`${daysAfter(openDay, -1)} 09:45`)))).toHaveLength(2);
  const mails = await mailsTo(app, maria, new Date(venueTime(`${daysAfter(openDay, -1)} 12:01`)));
  expect(mails.map(({ subject }) => subject).slice(2)).toEqual([`Tomorrow: Wed ${dayAndMonth}, 12:00`]);
  expect(readCalendar(mails.at(-1)?.calendar?.content ?? "")).toMatchObject([{ method: "REQUEST", sequence: 1 }]);
  const others = await mailsTo(app, "other@test.example", new Date(venueTime(`${openDay} 13:00`)));
  expect(others.map(({ subject }) => subject.split(":")[0])).toEqual(["Booking confirmed", "Booking cancelled"]);
});

test("a booking that is cancelled before its mails are written is not confirmed afterwards", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { body } = await book(app, place, `${openDay} 10:00`, { email: maria });
  await app.call(contract.cancelBooking, { params: { secret: body.data.secret } });
  for (const [address, cancelled] of [
    [maria, "Booking cancelled"],
    ["amara@test.example", "Booking cancelled"],
  ] as const)
    expect((await mailsTo(app, address)).map(({ subject }) => subject.split(":")[0])).toEqual([cancelled]);
});

test("at most five mails a day go to a customer's address; further moves still succeed", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const place = await anOpenDay(app);
  const { body } = await book(app, place, `${openDay} 09:00`, { email: maria });
  for (const hour of ["10", "11", "12", "13", "14", "15"]) {
    const move = { params: { secret: body.data.secret }, body: { startTime: venueTime(`${openDay} ${hour}:00`) } };
    expect((await app.call(contract.moveBooking, move)).status).toBe(200);
  }
  expect(await mailsTo(app, maria)).toHaveLength(5);
});

test("findBookings mails the links of active bookings; the response is the same for unknown addresses", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const kept = await book(app, place, `${openDay} 10:00`, { email: maria });
  const gone = await book(app, place, `${openDay} 14:00`, { email: maria });
  await app.call(contract.cancelBooking, { params: { secret: gone.body.data.secret } });
  await app.runJobs();
  const known = await app.call(contract.findBookings, { body: { email: "MARIA@test.example" } });
  const unknown = await app.call(contract.findBookings, { body: { email: "nobody@test.example" } });
  expect([known.status, unknown.status]).toEqual([202, 202]);
  expect(known.body).toEqual(unknown.body);
  expect(await mailsTo(app, "nobody@test.example")).toEqual([]);
  const links = (await mailsTo(app, maria)).at(-1);
  expect(links?.subject).toBe("Your bookings");
  expect(links?.text).toContain(`/booking/manage/${kept.body.data.secret}`);
  expect(links?.text).not.toContain(gone.body.data.secret);
});

test("findBookings is rate limited and refuses an invalid email address", async () => {
  const app = await testApp({ settings: { rateLimits: true } });
  const ask = (email: string) => app.call(contract.findBookings, { body: { email } });
  expect((await ask("no address")).body.fields).toEqual({ email: "Enter a valid email address" });
  for (let n = 0; n < 5; n++) expect((await ask(`p${n}@test.example`)).status).toBe(202);
  expect((await ask(maria)).status).toBe(429);
});
