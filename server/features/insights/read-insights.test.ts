import { Temporal } from "temporal-polyfill";
import { beforeAll, expect, test } from "vitest";
import { bookSlot, eraseDetails } from "#contract/bookings.ts";
import { createCalendar } from "#contract/calendars.ts";
import { markNoShow } from "#contract/host-bookings.ts";
import * as contract from "#contract/insights.ts";
import type { Source } from "#contract/lists/sources.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { joinHost } from "#server/features/hosts/host-fixtures.ts";
import { countRoundTrips } from "#server/testing/round-trips.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aPastVisit, calendarIdsOf } from "./insight-fixtures.ts";
import { periodOf } from "./period-rules.ts";
import { recountAll } from "./recount-host.ts";

let app: TestApp;
let place: Awaited<ReturnType<typeof anOpenDay>>;
let calendarIds: number[];
const staff: { headers?: Record<string, string> } = {};
const { from, to, before } = periodOf(12, new Date(), "Europe/Malta");

const on = (day: string, clock: string) =>
  new Date(Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime("Europe/Malta").epochMilliseconds);

type Wanted = { n?: number; phone?: string | null; source?: Source | null; bookedBy?: "provider"; calendar?: number };

async function visits(day: string, { n = 1, phone, calendar = 0, ...rest }: Wanted = {}) {
  const made = [];
  for (let at = 0; at < n; at++)
    made.push(
      await aPastVisit(app, place.host.hostId, {
        itemIds: [place.item.id],
        calendarId: calendarIds[calendar] as number,
        startsAt: on(day, `${String(9 + at).padStart(2, "0")}:00`),
        phone: phone === undefined ? `+356991100${String(at).padStart(2, "0")}` : phone,
        ...rest,
      }),
    );
  return made;
}

const read = async (period: "4" | "12" | "52" = "12", headers: Record<string, string> = place.host.headers) =>
  app.call(contract.readInsights, { query: { kindredProviderId: String(place.host.hostId), period } }, { headers });

beforeAll(async () => {
  app = await createTestApp();
  place = await anOpenDay(app);
  const person = await signIn(app);
  await joinHost(app, place.host, person, "staff");
  staff.headers = person.headers;
  const params = { hostId: String(place.host.hostId) };
  await app.call(createCalendar, { params, body: { name: "Kofi", memberId: person.userId } }, place.host);
  calendarIds = await calendarIdsOf(app, place.host);
  return app.close;
});

test("counts visits, hours, prices, no-shows, people and ways of whole weeks, compared with the weeks before", async () => {
  expect((await read()).body).toMatchObject({ firstDay: null, hasBefore: false, people: null });
  await open(app, place.host, `${from} 09:00`, `${from} 19:00`);
  await visits(before.to, { n: 3 });
  await visits(from, { n: 8, source: "search" });
  await visits(to, { n: 4, source: "qr", phone: "+35699119999" });
  await visits(to, { n: 1, bookedBy: "provider", phone: null, calendar: 1 });
  const [missed] = await visits(to, { n: 1, phone: "+35699118888", calendar: 1 });
  await app.call(markNoShow, { params: { id: missed?.id as string }, body: { noShow: true } }, place.host);
  await visits(Temporal.PlainDate.from(to).add({ days: 1 }).toString(), { n: 2 });
  await recountAll(app.deps, new Date());
  const { body } = await read();
  expect(body.sums).toEqual({
    visits: 13,
    noShows: 1,
    cancelled: 0,
    priceCents: 13 * 6500,
    bookedMinutes: 13 * 60,
    // Ten hours on the first day; elsewhere what was booked counts as open.
    openMinutes: 600 + 5 * 60,
  });
  expect(body.before.visits).toBe(3);
  expect(body.steps).toHaveLength(12);
  expect(body.steps[0]).toEqual({ day: from, byCustomers: 8, byHost: 0, cancelled: 0, before: 0 });
  expect(body.steps[11]).toMatchObject({ byCustomers: 4, byHost: 1, before: 3 });
  expect(body.services).toEqual([
    { serviceItemId: place.item.id, name: "Knotless braids", count: 13, before: 3, priceCents: 13 * 6500 },
  ]);
  expect(body.hours.find(({ weekday, hour }) => weekday === 1 && hour === 18)).toMatchObject({
    bookedMinutes: 0,
    openMinutes: 60,
  });
});

test("a number of 1 to 4 is not broken down, and people are counted from 10 on", async () => {
  const { body } = await read();
  expect(body.people).toBeNull();
  const ways = new Map(body.ways?.map((way) => [way.source, way.bookings]));
  expect([ways.get("search"), ways.get("qr"), ways.get("link")]).toEqual([8, null, 0]);
  await visits(to, { n: 1, phone: "+35699117777", calendar: 1 });
  expect((await read()).body.people).toMatchObject({ returning: 3, new: 7, once: 9, moreOften: 1, before: null });
});

test("a view counts by its source, but not of robots, prefetched pages or people who opt out", async () => {
  const open = (headers: Record<string, string>) =>
    app.call(contract.countView, { query: { listingId: String(place.listing.id), source: "qr" } }, { headers });
  const agent = "Mozilla/5.0 (X11; Linux x64) Chrome/140";
  for (let n = 0; n < 6; n++) expect((await open({ "user-agent": agent })).status).toBe(200);
  await open({ "user-agent": agent, dnt: "1" });
  await open({ "user-agent": agent, "sec-gpc": "1" });
  await open({ "user-agent": agent, "sec-purpose": "prefetch" });
  await open({ "user-agent": "Googlebot/2.1" });
  expect(await app.deps.db.selectFrom("insight_views").select(["source", "views"]).execute()).toEqual([
    { source: "qr", views: 6 },
  ]);
});

test("a booking keeps its source, unless the customer opts out", async () => {
  const book = async (startTime: string, headers: Record<string, string>) => {
    const body = {
      kindredProviderId: place.host.hostId,
      startTime,
      serviceItems: [place.item.id] as [number],
      customerName: "Maria",
      customerPhone: "99112233",
      customerEmail: null,
      source: "qr" as const,
    };
    const { id } = (await app.call(bookSlot, { body }, { headers })).body.data;
    return (await app.deps.db.selectFrom("bookings").select("source").where("id", "=", id).executeTakeFirstOrThrow())
      .source;
  };
  expect(await book(venueTime(`${openDay} 10:00`), {})).toBe("qr");
  expect(await book(venueTime(`${openDay} 11:00`), { "sec-gpc": "1" })).toBeNull();
});

test("staff see the figures of their own calendar, and no ways or events", async () => {
  const { body } = await read("12", staff.headers);
  expect(body).toMatchObject({ sums: { visits: 2, noShows: 1 }, ways: null, events: null });
  const stranger = await signIn(app);
  expect((await read("12", stranger.headers)).body.code).toBe("provider_account_required");
});

test("erasing a customer keeps the sums and takes away the key of the person", async () => {
  const [visit] = await visits(to, { n: 1, phone: "+35699116666" });
  const keys = async () =>
    (await app.deps.db.selectFrom("insight_people").select("customer_key").where("visits", ">", 0).execute()).map(
      ({ customer_key }) => customer_key,
    );
  const booking = () =>
    app.deps.db
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", visit?.id as string)
      .executeTakeFirstOrThrow();
  const { customer_key } = await booking();
  const sums = (await read()).body;
  expect(await keys()).toContain(customer_key);
  expect((await app.call(eraseDetails, { params: { secret: visit?.secret as string } })).status).toBe(200);
  expect(await keys()).not.toContain(customer_key);
  expect((await booking()).customer_key).not.toBe(customer_key);
  expect((await read()).body).toEqual(sums);
});

test("the figures of a year take two queries, as those of 4 weeks do", async () => {
  const counts = [];
  for (const period of ["4", "52"] as const)
    counts.push((await countRoundTrips(app.deps.db.pool, () => read(period))).statements);
  // Two others read the session and the memberships.
  expect(counts).toEqual([4, 4]);
});
