import { sql } from "kysely";
import { expect, test } from "vitest";
import { blockPhone, declineBooking, listBlockedPhones, unblockPhone } from "#contract/host-bookings.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

async function aBookedPlace() {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { id } = (await book(app, place, `${openDay} 09:00`, { phone: "9911 2233", email: "m@pear.example" })).body
    .data;
  const options = { headers: place.host.headers };
  const query = { kindredProviderId: String(place.host.hostId) };
  const list = async () => (await app.call(listBlockedPhones, { query }, options)).body;
  return { app, place, id, options, list };
}

test("a blocked phone number cannot book with this host in any notation, but can with other hosts", async () => {
  const { app, place, id, options, list } = await aBookedPlace();
  const blocked = await app.call(blockPhone, { body: { bookingId: id } }, options);
  expect(blocked.body.data).toMatchObject({ ending: "233" });
  for (const phone of ["99112233", "+356 9911 2233", "00356 99112233"]) {
    const refused = await book(app, place, `${openDay} 11:00`, { phone });
    expect([refused.status, refused.body.code]).toEqual([409, "booking_not_possible"]);
    expect(refused.body.message).not.toMatch(/block/i);
  }
  expect((await book(app, place, `${openDay} 11:00`, { phone: "99112234" })).status).toBe(201);
  expect((await book(app, await anOpenDay(app), `${openDay} 11:00`, { phone: "99112233" })).status).toBe(201);
  await app.call(blockPhone, { body: { bookingId: id } }, options);
  expect(await list()).toHaveLength(1);
  await app.call(unblockPhone, { params: { id: String(blocked.body.data.id) } }, options);
  expect(await list()).toEqual([]);
  expect((await book(app, place, `${openDay} 13:00`, { phone: "99112233" })).status).toBe(201);
});

test("blocked phone numbers are not stored in plain text and not returned by the list", async () => {
  const { app, id, options, list } = await aBookedPlace();
  await app.call(blockPhone, { body: { bookingId: id } }, options);
  const found = await findAnywhere(app, ["99112233"]);
  expect(found.filter((where) => where.includes("blocked"))).toEqual([]);
  expect(JSON.stringify(await list())).not.toContain("2233");
});

test("declineBooking cancels the booking and blocks the phone only if blockPhone is true", async () => {
  const { app, place, id, options, list } = await aBookedPlace();
  const declined = await app.call(declineBooking, { params: { id }, body: { blockPhone: true } }, options);
  expect(declined.body.data).toMatchObject({ status: "cancelled", cancelledBy: "provider" });
  expect(await list()).toHaveLength(1);
  const again = await app.call(declineBooking, { params: { id }, body: { blockPhone: true } }, options);
  expect(again.body.code).toBe("already_cancelled");
  const second = (await book(app, place, `${openDay} 09:00`, { phone: "99112299" })).body.data;
  await app.call(declineBooking, { params: { id: second.id }, body: { blockPhone: false } }, options);
  expect(await list()).toHaveLength(1);
  await app.runJobs();
  const told = (await app.deps.mail.readOutbox(10)).filter(({ to }) => to === "m@pear.example");
  expect(told[0]?.subject).toMatch(/ancelled/);
});

test("blockPhone needs a booking of the host with a phone number; declineBooking needs one that has not started", async () => {
  const { app, id, options, list } = await aBookedPlace();
  const other = { headers: (await aHost(app)).headers };
  expect((await app.call(blockPhone, { body: { bookingId: id } }, other)).status).toBe(404);
  expect((await app.call(declineBooking, { params: { id }, body: { blockPhone: true } }, other)).status).toBe(404);
  const blocked = (await app.call(blockPhone, { body: { bookingId: id } }, options)).body.data.id;
  expect((await app.call(unblockPhone, { params: { id: String(blocked) } }, other)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  await sql`update bookings set customer_phone = '+356 9911-2233' where id = ${id}`.execute(app.deps.db);
  await app.call(blockPhone, { body: { bookingId: id } }, options);
  expect(await list()).toHaveLength(1);
  await sql`update bookings set starts_at = now() - interval '1 minute', customer_phone = null where id = ${id}`.execute(
    app.deps.db,
  );
  expect((await app.call(blockPhone, { body: { bookingId: id } }, options)).body.code).toBe("booking_without_phone");
  const late = await app.call(declineBooking, { params: { id }, body: { blockPhone: false } }, options);
  expect(late.body.code).toBe("booking_is_past");
});
