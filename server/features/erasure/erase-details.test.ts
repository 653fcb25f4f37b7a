import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { cancelBooking, eraseDetails, findBookings, listBookings, readBooking } from "#contract/bookings.ts";
import { cancelRegistration, eraseGuestDetails } from "#contract/registrations.ts";
import { readReviews, reviewVisit } from "#contract/reviews.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { visitIsOver } from "#server/features/reviews/review-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

const customer = { name: "Zita Galea", phone: "+35679797979", email: "zita@pear.example" };
const traces = ["Zita", "Galea", "+35679797979", "zita@pear.example", "words of mine"];

test("a customer erases their details and review after the visit; the host keeps the booking", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { id, secret } = (await book(app, place, `${openDay} 09:00`, customer)).body.data;
  const other = (await book(app, place, `${openDay} 11:00`, { name: "Yana Borg" })).body.data;
  await visitIsOver(app, id);
  await app.call(reviewVisit, { params: { secret }, body: { stars: 4, text: "words of mine" } });
  await app.call(findBookings, { body: { email: customer.email } });
  await app.runJobs();
  expect((await app.call(eraseDetails, { params: { secret } })).status).toBe(200);
  expect(await findAnywhere(app, traces)).toEqual([]);
  for (const endpoint of [readBooking, eraseDetails, cancelBooking])
    expect((await app.call(endpoint, { params: { secret } })).body.code).toBe("booking_details_erased");
  const query = { kindredProviderId: String(place.host.hostId) };
  const { body } = await app.call(listBookings, { query }, { headers: place.host.headers });
  expect(body.find((booking) => booking.id === id)).toMatchObject({ status: "completed", customerName: null });
  expect(body.find((booking) => booking.id === other.id)).toMatchObject({ customerName: "Yana Borg" });
  const reviews = await app.call(readReviews, { query: { providerId: String(place.listing.id) } });
  expect(reviews.body.summary.count).toBe(0);
});

test("eraseDetails is refused before the visit, works after cancelling, and the host still gets the mail", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { secret } = (await book(app, place, `${openDay} 09:00`, customer)).body.data;
  await app.runJobs();
  const refused = await app.call(eraseDetails, { params: { secret } });
  expect([refused.status, refused.body.code]).toEqual([409, "visit_still_ahead"]);
  await app.call(cancelBooking, { params: { secret } });
  await app.call(eraseDetails, { params: { secret } });
  await app.runJobs();
  const subjects = (await app.deps.mail.readOutbox(10)).map(({ to, subject }) => `${to} ${subject}`);
  expect(subjects.filter((line) => line.startsWith("amara@test.example"))).toEqual([
    expect.stringContaining("ancelled"),
  ]);
  // The nightly replay deletes the letters that were still queued during the erasure.
  await app.deps.jobs.enqueue(app.deps.db, "replay-erasures", {});
  await app.runJobs();
  expect(await findAnywhere(app, traces)).toEqual([]);
});

test("eraseDetails with a wrong secret returns 404 and erases nothing", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { id, secret } = (await book(app, place, `${openDay} 09:00`, customer)).body.data;
  await visitIsOver(app, id);
  const wrong = secret.slice(0, -1) + (secret.endsWith("A") ? "B" : "A");
  expect((await app.call(eraseDetails, { params: { secret: wrong } })).status).toBe(404);
  expect((await app.call(readBooking, { params: { secret } })).body.customerName).toBe("Zita Galea");
});

test("a review posted during an erasure is refused or erased, depending on the order", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { db } = app.deps;
  const visits = [];
  for (const hour of ["09", "11"]) {
    const { id, secret } = (await book(app, place, `${openDay} ${hour}:00`, customer)).body.data;
    await visitIsOver(app, id);
    visits.push({ id, params: { secret } });
  }
  const [first, second] = visits as [(typeof visits)[0], (typeof visits)[0]];
  const reviewed = await db.transaction().execute(async (erasing) => {
    await sql`update bookings set customer_name = null, details_erased_at = now() where id = ${first.id}`.execute(
      erasing,
    );
    const body = { stars: 4, text: "words of mine" };
    const answer = app.call(reviewVisit, { params: first.params, body });
    await wait(300);
    return { answer };
  });
  expect((await reviewed.answer).body.code).toBe("booking_details_erased");
  const erased = await db.transaction().execute(async (trx) => {
    await sql`select from bookings where id = ${second.id} for update`.execute(trx);
    await sql`insert into reviews (host_id, booking_id, listing_id, stars, text, author, item_name, visited_at)
      select host_id, id, listing_id, 5, 'words of mine', 'Zita G.', item_name, starts_at
      from bookings where id = ${second.id}`.execute(trx);
    const answer = app.call(eraseDetails, { params: second.params });
    await wait(300);
    return { answer };
  });
  expect((await erased.answer).status).toBe(200);
  expect(await db.selectFrom("reviews").selectAll().execute()).toEqual([]);
});

test("a guest erases their details after the event or a cancellation, but not before", async () => {
  const app = await testApp();
  const event = await anEvent(app, await aHost(app));
  const { secret } = (await registerGuest(app, event, customer)).body.data;
  await app.runJobs();
  const erase = () => app.call(eraseGuestDetails, { params: { secret } });
  expect((await erase()).body.code).toBe("event_still_ahead");
  await app.call(cancelRegistration, { params: { secret } });
  await app.runJobs();
  expect((await erase()).status).toBe(200);
  expect((await erase()).body.code).toBe("guest_details_erased");
  expect(await findAnywhere(app, traces)).toEqual([]);
});
