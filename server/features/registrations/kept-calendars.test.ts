import { afterAll, beforeAll, expect, test } from "vitest";
import { listSlots } from "#contract/calendar.ts";
import { cancelEvent, updateEvent } from "#contract/events.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { anEvent, eventBody } from "./registration-fixtures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Place = Awaited<ReturnType<typeof anOpenDay>>;
const atNoon = { start_date: venueTime(`${openDay} 12:00`), end_date: venueTime(`${openDay} 14:00`) };

async function calendarIdOf({ host }: Place): Promise<number> {
  const { id } = await app.deps.db
    .selectFrom("calendars")
    .select("id")
    .where("host_id", "=", host.hostId)
    .executeTakeFirstOrThrow();
  return id;
}

async function kindsAt({ host }: Place, time: string, headers = host.headers) {
  const query = {
    kindredProviderId: String(host.hostId),
    startTime: venueTime(`${openDay} ${time}`),
    endTime: venueTime(`${openDay} 15:00`),
  };
  const { body } = await app.call(listSlots, { query }, { headers });
  return body[0];
}

test("nobody can book during an event that keeps the calendar free, until it is moved or cancelled", async () => {
  const place = await anOpenDay(app);
  const keep = { keep_calendars_free: [await calendarIdOf(place)] };
  const event = await anEvent(app, place.host, { ...atNoon, ...keep });
  expect((await book(app, place, `${openDay} 12:30`, { phone: "9911 0001" })).body.code).toBe("slot_taken");
  expect(await kindsAt(place, "12:00")).toMatchObject({ status: "unavailable", kind: "event" });
  expect(await kindsAt(place, "12:00", {} as never)).toEqual(
    expect.objectContaining({ status: "unavailable", service_item_id: null }),
  );
  expect((await book(app, place, `${openDay} 14:00`, { phone: "9911 0002" })).status).toBe(201);

  const params = { id: String(event.id) };
  const moved = {
    start_date: venueTime(`${daysAfter(openDay, 1)} 12:00`),
    end_date: venueTime(`${daysAfter(openDay, 1)} 14:00`),
  };
  const body = (await eventBody(app, place.host, { image_url: event.image_url, ...moved })) as never;
  await app.call(updateEvent, { params, query: {}, body }, { headers: place.host.headers });
  expect((await book(app, place, `${openDay} 12:30`, { phone: "9911 0001" })).status).toBe(201);
  const back = (await eventBody(app, place.host, { image_url: event.image_url, ...atNoon })) as never;
  await app.call(updateEvent, { params, query: {}, body: back }, { headers: place.host.headers });
  expect((await book(app, place, `${openDay} 11:30`, { phone: "9911 0003" })).body.code).toBe("slot_taken");
  await app.call(cancelEvent, { params, body: {} }, { headers: place.host.headers });
  expect((await book(app, place, `${openDay} 11:30`, { phone: "9911 0003" })).status).toBe(201);
});

test("a booking that was there before the event stays", async () => {
  const place = await anOpenDay(app);
  const booked = await book(app, place, `${openDay} 12:30`, { phone: "9911 0004" });
  await anEvent(app, place.host, { ...atNoon, keep_calendars_free: [await calendarIdOf(place)] });
  expect(await kindsAt(place, "12:30")).toMatchObject({ status: "booked" });
  expect(booked.body.data.status).toBe("confirmed");
});

test("every date of a repeated event holds its time", async () => {
  const place = await anOpenDay(app);
  const repeat = { repeat_every: "week", repeat_until: daysAfter(openDay, 7) };
  await anEvent(app, place.host, { ...atNoon, ...repeat, keep_calendars_free: [await calendarIdOf(place)] });
  const held = await app.deps.db
    .selectFrom("held_times")
    .select("kind")
    .where("host_id", "=", place.host.hostId)
    .execute();
  expect(held).toEqual([{ kind: "event" }, { kind: "event" }]);
});

test("refuses a calendar of another host", async () => {
  const [place, other] = [await anOpenDay(app), await aHost(app)];
  const event = await anEvent(app, other);
  const body = (await eventBody(app, other, {
    image_url: event.image_url,
    keep_calendars_free: [await calendarIdOf(place)],
  })) as never;
  const refused = await app.call(
    updateEvent,
    { params: { id: String(event.id) }, query: {}, body },
    { headers: other.headers },
  );
  expect(refused.body).toMatchObject({ code: "invalid_fields", fields: { keep_calendars_free: expect.any(String) } });
});
