import { expect, test } from "vitest";
import { bookForCaller, cancelAsHost, listBookings } from "#contract/bookings.ts";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { countBookings, markNoShow, renewFeed } from "#contract/host-bookings.ts";
import { acceptInvitation, createInvitation, removeMember } from "#contract/members.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { book } from "./booking-fixtures.ts";

test("staff see and change only their own calendar and its bookings", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { host, item } = place;
  const params = { hostId: String(host.hostId) };
  const invited = await app.call(createInvitation, { params, body: { role: "staff" } }, { headers: host.headers });
  const kofi = await signIn(app, { firstName: "Kofi" });
  const token = invited.body.data.url.split("/").at(-1) as string;
  await app.call(acceptInvitation, { params: { token } }, { headers: kofi.headers });
  const asKofi = { headers: kofi.headers };
  const { id: ownId } = await app.deps.db
    .selectFrom("calendars")
    .select("id")
    .where("member_id", "=", kofi.userId)
    .executeTakeFirstOrThrow();
  const { id: otherId } = await app.deps.db
    .selectFrom("calendars")
    .select("id")
    .where("member_id", "=", host.userId)
    .executeTakeFirstOrThrow();

  const at = (clock: string) => venueTime(`${openDay} ${clock}`);
  const window = { startTime: at("09:00"), endTime: at("12:00"), status: "available" as const };
  const change = { kindredProviderId: host.hostId, ...window };
  expect((await app.call(setAvailability, { body: { ...change, calendarId: otherId } }, asKofi)).status).toBe(404);
  // If the request names no calendar, it changes their own.
  expect((await app.call(setAvailability, { body: change }, asKofi)).status).toBe(200);
  const slots = async (calendarId: number, options = {}) => {
    const query = { kindredProviderId: String(host.hostId), ...window, calendarId: String(calendarId) };
    return (await app.call(listSlots, { query }, options)).body;
  };
  expect((await slots(ownId)).map(({ status }) => status)).toEqual(Array(12).fill("available"));

  const amaras = (await book(app, place, `${openDay} 14:00`)).body.data;
  const slot = { kindredProviderId: host.hostId, serviceItemId: item.id };
  const kofis = await app.call(bookForCaller, { body: { ...slot, startTime: at("10:00") } }, asKofi);
  expect(kofis.body.data.calendarId).toBe(ownId);
  const elsewhere = { ...slot, startTime: at("15:00"), calendarId: otherId };
  expect((await app.call(bookForCaller, { body: elsewhere }, asKofi)).status).toBe(404);

  const query = { kindredProviderId: String(host.hostId) };
  const listed = await app.call(listBookings, { query }, asKofi);
  expect(listed.body.map(({ id }) => id)).toEqual([kofis.body.data.id]);
  expect((await app.call(countBookings, { query }, asKofi)).body.upcoming).toBe(1);
  expect((await app.call(countBookings, { query }, { headers: host.headers })).body.upcoming).toBe(2);
  const others = await app.call(listBookings, { query: { ...query, calendarId: String(otherId) } }, asKofi);
  expect(others.status).toBe(404);
  const cancel = { body: { ...slot, startTime: at("14:00"), bookingId: amaras.id } };
  expect((await app.call(cancelAsHost, cancel, asKofi)).status).toBe(404);
  const noShow = { params: { id: amaras.id }, body: { noShow: true } };
  expect((await app.call(markNoShow, noShow, asKofi)).status).toBe(404);
  expect((await slots(ownId, asKofi)).filter(({ service_item_id }) => service_item_id === item.id)).toHaveLength(4);
  const seen = await app.call(listSlots, { query: { ...query, ...window, endTime: at("16:00") } }, asKofi);
  expect(seen.body.every(({ service_item_id }) => service_item_id === null)).toBe(true);
  expect((await app.call(cancelAsHost, { body: { ...slot, startTime: at("10:00") } }, asKofi)).status).toBe(200);
});

test("the private feed ends when a manager who could read its address is removed", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const params = { hostId: String(host.hostId) };
  const invited = await app.call(createInvitation, { params, body: { role: "manager" } }, { headers: host.headers });
  const kofi = await signIn(app, { firstName: "Kofi" });
  const token = invited.body.data.url.split("/").at(-1) as string;
  await app.call(acceptInvitation, { params: { token } }, { headers: kofi.headers });
  const renewed = { body: { kindredProviderId: host.hostId } };
  const { url } = (await app.call(renewFeed, renewed, { headers: kofi.headers })).body.data;
  const path = new URL(url ?? "").pathname;
  expect((await app.fetch(path)).status).toBe(200);
  const gone = { params: { ...params, userId: String(kofi.userId) }, query: {} };
  expect((await app.call(removeMember, gone, { headers: host.headers })).status).toBe(200);
  expect((await app.fetch(path)).status).toBe(404);
});
