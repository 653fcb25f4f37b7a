import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anEvent } from "#server/features/registrations/registration-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";

const find = async (app: TestApp, query: Parameters<typeof app.call<typeof search>>[1]["query"]) =>
  (await app.call(search, { query })).body;

const dayBefore = () => new Date(venueTime(`${daysAfter(openDay, -1)} 12:00`));
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const weekdayOf = (day: string) => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? "";

test("a day in the words is a filter, and short days are, too", async () => {
  const app = await testApp({ now: dayBefore() });
  await anOpenDay(app);
  const day = weekdayOf(openDay);
  for (const word of [day, day.slice(0, 3)]) {
    const found = await find(app, { q: `braids ${word}` });
    expect(found).toMatchObject({
      total: 1,
      when: openDay,
      nothingOn: null,
      understood: { text: "braids", when: openDay },
    });
  }
});

test("if nothing is free on the day in the words, the answer says so and has the next days with free times", async () => {
  const app = await testApp({ now: dayBefore() });
  const { host } = await anOpenDay(app);
  const [none, later] = [daysAfter(openDay, 1), daysAfter(openDay, 3)];
  await open(app, host, `${later} 14:00`, `${later} 16:00`);
  const found = await find(app, { q: `braids ${weekdayOf(none)}` });
  expect(found).toMatchObject({ total: 1, when: null, nothingOn: none, understood: null });
  expect(found.widen.filter(({ when }) => when)).toEqual([
    { dropped: null, city: null, when: later, query: { q: "braids", when: later }, total: 1, isTotalExact: true },
  ]);
  const [way] = found.widen.filter(({ when }) => when);
  expect(await find(app, way?.query ?? {})).toMatchObject({ total: 1, when: later });
});

test("a day that was chosen and has nothing also leads to the next days", async () => {
  const app = await testApp({ now: dayBefore() });
  await anOpenDay(app);
  const found = await find(app, { q: "braids", when: daysAfter(openDay, -1) });
  expect(found).toMatchObject({ total: 0, nothingOn: null });
  expect(found.widen.map(({ when }) => when)).toContain(openDay);
});

test("near a city in the words finds what is around it, with distances", async () => {
  const app = await testApp({ now: dayBefore() });
  const host = await aHost(app);
  for (const [name, cityId] of [["Here", 22] as const, ["Close", 54] as const, ["Far", 30] as const])
    await aListing(app, host, { name: `${name} braids`, cityId });
  const found = await find(app, { q: "braids near gzira" });
  expect(found.cards.map(({ name }) => name).toSorted()).toEqual(["Close braids", "Here braids"]);
  expect(found.understood).toMatchObject({ text: "braids", city: "il-gzira", within: 3 });
  expect(found.cards.find(({ name }) => name === "Close braids")?.distanceKm).toBeGreaterThan(0);
});

test("a town without hosts leads to the towns nearby, also in words", async () => {
  const app = await testApp({ now: dayBefore() });
  const host = await aHost(app);
  // Five kilometres from Birżebbuġa.
  await aListing(app, host, { name: "Plaits", cityId: 16 });
  for (const q of ["birzebbuga", "braids birzebbuga", "braids near birzebbuga", "birzebuga"]) {
    const { widen } = await find(app, { q });
    expect
      .soft(
        widen.map(({ city }) => city),
        q,
      )
      .toContain("haz-zabbar");
    const way = widen.find(({ city }) => city === "haz-zabbar");
    expect.soft((await find(app, way?.query ?? {})).total, q).toBe(1);
  }
});

test("a town without hosts shows what is around it", async () => {
  const app = await testApp({ now: dayBefore() });
  const host = await aHost(app);
  await aListing(app, host, { name: "Plaits", cityId: 9 });
  const found = await find(app, { q: "braids birzebbuga" });
  expect(found).toMatchObject({ total: 1, nothingIn: "birzebbuga", understood: { city: "birzebbuga", within: 3 } });
});

test("events and what costs nothing can be asked for in words and as filters", async () => {
  const app = await testApp({ now: dayBefore() });
  const host = await aHost(app);
  await aListing(app, host, { name: "Salsa lessons" });
  await anEvent(app, host, { title: "Salsa night", ticket_required: false });
  const names = async (query: object) => (await find(app, query)).cards.map(({ name }) => name);
  expect(await names({ q: "salsa events" })).toEqual(["Salsa night"]);
  expect(await names({ q: "free salsa events" })).toEqual(["Salsa night"]);
  expect(await names({ q: "salsa", price: "free" })).toEqual(["Salsa night"]);
  expect((await find(app, { q: "salsa" })).facets.price).toEqual([{ value: "free", count: 1 }]);
});
