import { expect, test } from "vitest";
import { bookSlot, cancelAsHost, moveBooking } from "#contract/bookings.ts";
import { listSlots, watchCalendar } from "#contract/calendar.ts";
import { deleteListing } from "#contract/listings.ts";
import { sendContactMessage } from "#contract/support.ts";
import { listStartsToMoveTo, readNextStartToMoveTo } from "#contract/times-to-move-to.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { limitFigures } from "#server/platform/limit-defaults.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { nextYear, openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

const manyAttempts = {
  ...limitFigures,
  bookingAttemptsPerMinute: { count: 1000, seconds: 60 },
  bookingAttemptsPerHour: { count: 1000, seconds: 60 },
};
const limited = () => testApp({ settings: { rateLimits: true, limits: manyAttempts } });
const hours = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"];

async function lettersTo(app: TestApp, address: string) {
  await app.runJobs();
  return (await app.deps.mail.readOutbox(100)).filter(({ to }) => to === address);
}

test("one phone number can have at most three open bookings, even with concurrent requests", async () => {
  const app = await limited();
  const place = await anOpenDay(app);
  const answers = await Promise.all(hours.map((hour) => book(app, place, `${openDay} ${hour}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(["too_many_open_bookings"]),
  );
});

test("a phone number without + is read as a number of phoneCountry and stored as E.164", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const at = (hour: string, phone: string, phoneCountry?: string) =>
    app.call(bookSlot, {
      body: {
        kindredProviderId: place.host.hostId,
        startTime: venueTime(`${openDay} ${hour}`),
        serviceItems: [place.item.id],
        customerName: "Maria",
        customerPhone: phone,
        customerEmail: null,
        ...(phoneCountry ? { phoneCountry } : {}),
      },
    });
  const british = await at("10:00", "07911 123456", "GB");
  expect(british.body.data).toMatchObject({
    customerPhone: "+447911123456",
    customerPhoneFormatted: "+44 7911 123456",
  });
  expect((await at("12:00", "+44 7911 123456")).body.data.customerPhone).toBe("+447911123456");
  expect((await at("14:00", "07911 123456")).status).toBe(400);
  expect((await at("14:00", "7912 3456", "Malta")).status).toBe(400);
});

test("when a booking and the deletion of its listing run concurrently, only one succeeds", async () => {
  for (let round = 0; round < 6; round++) {
    const app = await testApp();
    const place = await anOpenDay(app);
    const params = { id: String(place.listing.id) };
    const [booked, removed] = await Promise.all([
      book(app, place, `${openDay} 10:00`),
      app.call(deleteListing, { params, query: {} }, { headers: place.host.headers }),
    ]);
    expect([booked.status === 201, removed.status === 200].filter(Boolean)).toHaveLength(1);
  }
});

test("a booking can be moved at most ten times a day", async () => {
  const app = await limited();
  const place = await anOpenDay(app);
  const { data } = (await book(app, place, `${openDay} 10:00`)).body;
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const startTime = venueTime(`${openDay} ${n % 2 ? "10:00" : "12:00"}`);
    statuses.push((await app.call(moveBooking, { params: { secret: data.secret }, body: { startTime } })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test("the host's cancellation is mailed even after many contact messages with the customer's address", async () => {
  const app = await limited();
  const place = await anOpenDay(app);
  const email = "maria@quince.example";
  await book(app, place, `${openDay} 10:00`, { email });
  for (let n = 0; n < 6; n++) {
    const body = { name: "Somebody", email, message: `Message ${n}` };
    await app.call(sendContactMessage, { body }, { address: `203.0.113.${n}` });
  }
  const before = (await lettersTo(app, email)).length;
  const body = { kindredProviderId: place.host.hostId, serviceItemId: place.item.id };
  const cancelled = await app.call(
    cancelAsHost,
    { body: { ...body, startTime: venueTime(`${openDay} 10:00`) } },
    { headers: place.host.headers },
  );
  expect(cancelled.status).toBe(200);
  expect(await lettersTo(app, email)).toHaveLength(before + 1);
});

test.for([
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:00:00-05:00",
  "1969-12-31T23:59:59Z",
  "2200-01-01T00:00:00Z",
  "2027-02-29T09:00:00Z",
  "2027-02-28T24:00:00Z",
  "2027-02-28T09:00:00+99:00",
])("%s is refused as startTime with 400", async (startTime) => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const query = { kindredProviderId: String(host.hostId), startTime, endTime: startTime };
  expect((await app.call(listSlots, { query })).status).toBe(400);
  const customer = { customerName: "Maria", customerPhone: "+356 2123 4567", customerEmail: "" };
  const booked = await app.call(bookSlot, {
    body: { kindredProviderId: host.hostId, startTime, serviceItems: [1], ...customer },
  });
  expect([booked.status, booked.body.fields]).toEqual([400, { startTime: expect.any(String) }]);
});

test("refuses a name of only invisible characters and removes invisible characters from names", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const nobody = await book(app, place, `${openDay} 10:00`, { name: "\u200B\u2060\u3164" });
  expect([nobody.status, nobody.body.fields]).toEqual([400, { customerName: "Name is required" }]);
  const maria = await book(app, place, `${openDay} 10:00`, { name: "Ma\u200Bria \u202ECamilleri" });
  expect(maria.body.data.customerName).toBe("Maria Camilleri");
});

test("HEAD on the calendar event stream is refused with 405", async () => {
  const app = await testApp();
  const { host } = await anOpenDay(app);
  const path = `/api${watchCalendar.path}?kindredProviderId=${host.hostId}`;
  const answer = await app.fetch(path, { method: "HEAD", headers: host.headers });
  expect(answer.status).toBe(405);
});

test("the next time to move to is found however far ahead it is, and is never the booking's own", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  await open(app, place.host, `${openDay} 10:00`, `${openDay} 17:00`, "unavailable");
  const { secret } = (await book(app, place, `${openDay} 09:00`)).body.data;
  const next = async (after: string) =>
    (await app.call(readNextStartToMoveTo, { params: { secret }, query: { after: venueTime(after) } })).body.startTime;
  expect(await next(`${openDay} 00:00`)).toBeNull();
  await open(app, place.host, `${nextYear}-10-06 09:00`, `${nextYear}-10-06 10:00`);
  expect(await next(`${openDay} 00:00`)).toBe(venueTime(`${nextYear}-10-06 09:00`));
  expect(await next(`${nextYear}-10-07 00:00`)).toBeNull();
});

test("listStartsToMoveTo offers starts that overlap the booking itself, but not other bookings", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { data } = (await book(app, place, `${openDay} 10:00`)).body;
  await book(app, place, `${openDay} 12:00`);
  const query = { startTime: venueTime(`${openDay} 09:00`), endTime: venueTime(`${openDay} 12:00`) };
  const starts = () => app.call(listStartsToMoveTo, { params: { secret: data.secret }, query });
  const hour = (minutes: number) => Math.ceil(minutes / 15);
  const length = hour(place.item.duration_minutes ?? 15) * 15;
  const { body } = await starts();
  expect(body).toContain(venueTime(`${openDay} 10:15`));
  expect(body).not.toContain(venueTime(`${openDay} 10:00`));
  for (const start of body) {
    expect(Date.parse(start) + length * 60_000).toBeLessThanOrEqual(Date.parse(venueTime(`${openDay} 12:00`)));
  }
  const moved = await app.call(moveBooking, {
    params: { secret: data.secret },
    body: { startTime: venueTime(`${openDay} 10:15`) },
  });
  expect(moved.status).toBe(200);
  expect((await app.call(listStartsToMoveTo, { params: { secret: "nothing" }, query })).status).toBe(404);
  const tooLong = { startTime: venueTime(`${openDay} 09:00`), endTime: venueTime(`${nextYear}-06-03 09:00`) };
  const refused = await app.call(listStartsToMoveTo, { params: { secret: data.secret }, query: tooLong });
  expect(refused.status).toBe(400);
});
