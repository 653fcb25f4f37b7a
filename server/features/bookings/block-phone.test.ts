import { sql } from "kysely";
import { expect, test } from "vitest";
import { blockPhone, declineBooking, listBlockedPhones, unblockPhone } from "#contract/host-bookings.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aProvider } from "#server/features/providers/provider-fixtures.ts";
import { findAnywhere } from "#server/testing/find-anywhere.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

async function aBookedPlace() {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { id } = (await book(app, place, `${openDay} 09:00`, { phone: "9911 2233", email: "m@pear.example" })).body
    .data;
  const options = { headers: place.host.headers };
  const query = { kindredProviderId: String(place.host.accountId) };
  const list = async () => (await app.call(listBlockedPhones, { query }, options)).body;
  return { app, place, id, options, list };
}

test("a blocked number books no more with this host, however it is written, and anywhere else it does", async () => {
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

test("the list of blocked numbers does not hold them", async () => {
  const { app, id, options, list } = await aBookedPlace();
  await app.call(blockPhone, { body: { bookingId: id } }, options);
  const found = await findAnywhere(app, ["99112233"]);
  expect(found.filter((where) => where.includes("blocked"))).toEqual([]);
  expect(JSON.stringify(await list())).not.toContain("2233");
});

test("not a real booking: cancelled and blocked in one go, or only cancelled", async () => {
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

test("only of one's own bookings, only before they start, only with a number", async () => {
  const { app, id, options, list } = await aBookedPlace();
  const other = { headers: (await aProvider(app)).headers };
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
