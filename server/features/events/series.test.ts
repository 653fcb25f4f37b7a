import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelEvent, createEvent, updateEvent } from "#contract/events.ts";
import { readPublicEvent } from "#contract/whats-on.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent, eventBody, registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { createTestApp, type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";

let app: TestApp;
let host: TestHost;
beforeAll(async () => {
  app = await createTestApp();
  host = await aHost(app);
});
afterAll(() => app.close());

const weekly = { repeat_every: "week", repeat_until: daysAfter(openDay, 21), registration_closes_at: null };
const page = async (id: number, on = app) => (await on.call(readPublicEvent, { params: { id: String(id) } })).body;

/** Four Wednesdays. */
async function aSeries(on = app, owner = host) {
  const first = await anEvent(on, owner, weekly);
  const { otherDates } = await page(first.id, on);
  return { first, ids: [first.id, ...otherDates.map(({ id }) => id)] };
}

async function edit(id: number, changes: object, scope?: "following") {
  const body = (await eventBody(app, host, { ...changes })) as never;
  return app.call(
    updateEvent,
    { params: { id: String(id) }, query: scope ? { scope } : {}, body },
    { headers: host.headers },
  );
}

test("every date is an event of its own with its page and guests", async () => {
  const { first, ids } = await aSeries();
  expect(ids).toHaveLength(4);
  const second = await page(ids[1] ?? 0);
  expect(second.startTime).toBe(venueTime(`${daysAfter(openDay, 7)} 20:00`));
  expect(second.otherDates.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]]);
  expect(second.moreFromHost).toEqual([]);
  await registerGuest(app, { id: ids[1] ?? 0 }, { places: 3 });
  expect((await page(first.id)).placesTaken).toBe(0);
  expect((await page(ids[1] ?? 0)).placesTaken).toBe(3);
});

test.each([
  ["no last date", { repeat_every: "week" }, "This field is required"],
  ["one date", { repeat_every: "week", repeat_until: openDay }, /^Choose a later day/],
  ["53 dates", { repeat_every: "week", repeat_until: daysAfter(openDay, 7 * 52) }, /at most 52 dates$/],
])("refuses to repeat with %s", async (_, changes, sentence) => {
  const body = (await eventBody(app, host, changes)) as never;
  const refused = await app.call(createEvent, { query: {}, body }, { headers: host.headers });
  expect(refused.body).toMatchObject({
    code: "invalid_fields",
    fields: { repeat_until: expect.stringMatching(sentence) },
  });
});

test("an edit changes one date, or this and all later ones with their own times", async () => {
  const { ids } = await aSeries();
  const [first, second, third, fourth] = ids as [number, number, number, number];
  expect((await edit(third, { ...at(14, "20:00"), title: "Only once" })).body.data.title).toBe("Only once");
  expect((await page(fourth)).title).toBe("Accra Nights");
  await app.call(cancelEvent, { params: { id: String(fourth) }, body: {} }, { headers: host.headers });
  const fifth = await edit(second, { ...at(8, "19:00"), title: "Later" }, "following");
  expect(fifth.status).toBe(200);
  expect((await page(first)).title).toBe("Accra Nights");
  expect(await page(third)).toMatchObject({ title: "Later", startTime: venueTime(`${daysAfter(openDay, 15)} 19:00`) });
  expect(await page(fourth)).toMatchObject({ title: "Accra Nights", state: "cancelled" });
});

function at(days: number, time: string) {
  const day = daysAfter(openDay, days);
  return { start_date: venueTime(`${day} ${time}`), end_date: venueTime(`${day} 23:00`) };
}

test("an edit of several dates is refused as a whole if one of them cannot be changed", async () => {
  const { first, ids } = await aSeries();
  await registerGuest(app, { id: ids[3] ?? 0 }, { places: 6 });
  expect((await edit(first.id, { title: "Smaller", capacity: 5 }, "following")).body.code).toBe("capacity_below_taken");
  expect((await page(first.id)).title).toBe("Accra Nights");
});

test("edits of this and all later dates that start at different dates do not deadlock", async () => {
  const { ids } = await aSeries();
  const [first, second] = ids as [number, number];
  // Both edits now change both dates, and each starts with another one.
  expect((await edit(first, at(7, "20:00"))).status).toBe(200);
  const rounds = Array.from({ length: 6 }, (_, n) => `Round ${n}`);
  const answers = await Promise.all(
    rounds.flatMap((title) => [first, second].map((id) => edit(id, { ...at(7, "20:00"), title }, "following"))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const cancel = (id: number) =>
    app.call(cancelEvent, { params: { id: String(id) }, body: { scope: "following" } }, { headers: host.headers });
  const cancelled = await Promise.all([cancel(first), cancel(second)]);
  expect(cancelled.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("cancelling this and all later dates leaves the earlier ones, and tells the guests of each", async () => {
  const own = await testApp();
  const owner = await aHost(own);
  const { ids } = await aSeries(own, owner);
  for (const [n, id] of ids.entries())
    await registerGuest(own, { id }, { phone: `9911 223${n}`, email: `guest-${n}@pear.example` });
  await own.runJobs();
  const params = { id: String(ids[2]) };
  await own.call(cancelEvent, { params, body: { scope: "following" } }, { headers: owner.headers });
  await own.runJobs();
  const states = await Promise.all(ids.map(async (id) => (await page(id, own)).state));
  expect(states).toEqual(["open", "open", "cancelled", "cancelled"]);
  const told = (await own.deps.mail.readOutbox(20)).filter(({ subject }) => subject.startsWith("Cancelled"));
  expect(told.map(({ to }) => to).toSorted()).toEqual(["guest-2@pear.example", "guest-3@pear.example"]);
});
