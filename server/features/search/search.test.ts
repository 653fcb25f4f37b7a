import { expect, test } from "vitest";
import { citiesIn } from "#contract/countries/country-packs.ts";
import { search, suggest } from "#contract/search.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";

const find = async (app: TestApp, query: Parameters<typeof app.call<typeof search>>[1]["query"]) =>
  (await app.call(search, { query })).body;

const dayBefore = () => new Date(venueTime(`${daysAfter(openDay, -1)} 12:00`));

test("finds a listing by its name, its items and its city, without marks and with typing mistakes", async () => {
  const app = await testApp({ now: dayBefore() });
  const { host, item } = await anOpenDay(app);
  const listing = await aListing(app, host, { name: "Ħelu Ħanut", cityId: 3, subcategoryIds: [201] });
  expect(item.id).toBeGreaterThan(0);
  for (const q of ["helu", "Ħelu", "birzebbuga", "birzebugga", "helu birżebbuġa", "brading"]) {
    const { cards } = await find(app, { q });
    expect
      .soft(
        cards.map(({ id }) => id),
        q,
      )
      .toContain(listing.id);
  }
});

test("`within` also finds what is in cities nearby, and nothing further away", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const cities = citiesIn("MT");
  const [gzira, sliema, rabat] = ["il-gzira", "tas-sliema", "ir-rabat"].map((slug) =>
    Number(cities.find((city) => city.slug === slug)?.id),
  );
  for (const [name, cityId] of [["Here", gzira] as const, ["Near", sliema] as const, ["Far", rabat] as const])
    await aListing(app, host, { name, cityId });
  const names = async (query: object) => (await find(app, query)).cards.map(({ name }) => name).toSorted();
  expect(await names({ city: "il-gzira" })).toEqual(["Here"]);
  expect(await names({ city: "il-gzira", within: "3" })).toEqual(["Here", "Near"]);
});

test("suggestions of services, communities and towns say how many hosts they find", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const city = citiesIn("MT").find(({ slug }) => slug === "il-gzira");
  const listing = { cityId: Number(city?.id), subcategoryIds: [201] };
  await aListing(app, host, listing);
  await aListing(app, host, { ...listing, name: "Second chair" });
  await aListing(app, await aHost(app), listing);
  const details = async (q: string) =>
    (await app.call(suggest, { query: { q } })).body
      .filter(({ kind }) => kind !== "host")
      .map(({ text, detail }) => [text, detail]);
  expect(await details("gzira")).toEqual([["Il-Gżira", "2 hosts"]]);
  expect(await details("sub-saharan")).toEqual([["Sub-Saharan Africa", "2 hosts"]]);
  expect((await details("braid"))[0]?.[1]).toBe("Beauty and Fashion, 2 hosts");
  expect(await details("valletta")).toEqual([["Il-Belt Valletta", null]]);
});

test("a card shows the next free start, and no longer after somebody has booked it", async () => {
  const app = await testApp({ now: dayBefore() });
  const place = await anOpenDay(app, 8 * 60);
  const before = await find(app, { q: "braids" });
  expect(before.cards).toMatchObject([{ id: place.listing.id, nextStart: venueTime(`${openDay} 09:00`) }]);
  expect((await find(app, { when: openDay })).total).toBe(1);
  expect((await book(app, place, `${openDay} 09:00`)).status).toBe(201);
  expect((await find(app, { q: "braids" })).cards).toMatchObject([{ id: place.listing.id, nextStart: null }]);
  expect((await find(app, { when: openDay })).total).toBe(0);
});

test("the last start of a day, booked while others search, is in no answer that is asked for afterwards", async () => {
  const app = await testApp({ now: dayBefore() });
  const place = await anOpenDay(app, 8 * 60);
  const shown = async () => {
    const { cards, facets } = await find(app, { when: openDay });
    return cards.length + (facets.when.find(({ value }) => value === "tomorrow")?.count ?? 0);
  };
  expect(await shown()).toBe(2);
  let isBooked = false;
  const booking = book(app, place, `${openDay} 09:00`).then(({ status }) => {
    isBooked = true;
    return status;
  });
  while (!isBooked) await shown();
  expect(await shown()).toBe(0);
  expect(await booking).toBe(201);
});

test("with a day, a card shows the first free start of that day", async () => {
  const app = await testApp({ now: dayBefore() });
  const { host } = await anOpenDay(app);
  const later = daysAfter(openDay, 3);
  await open(app, host, `${later} 14:00`, `${later} 16:00`);
  const { cards } = await find(app, { when: later });
  expect(cards).toMatchObject([{ nextStart: venueTime(`${later} 14:00`) }]);
});

test("a free time that has passed is not shown", async () => {
  const app = await testApp({ now: dayBefore() });
  await anOpenDay(app);
  await find(app, {});
  app.setNow(new Date(venueTime(`${openDay} 10:10`)));
  expect((await find(app, {})).cards).toMatchObject([{ nextStart: venueTime(`${openDay} 10:15`) }]);
});

test("free times are read again when an item that needs notice stops offering its first start", async () => {
  const app = await testApp({ now: new Date(venueTime(`${daysAfter(openDay, -1)} 20:00`)) });
  const host = await aHost(app);
  const { id } = await aListing(app, host);
  await anItem(app, host, id, { durationMinutes: 30, noticeMinutes: 120 });
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  expect((await find(app, {})).cards).toMatchObject([{ nextStart: venueTime(`${openDay} 09:00`) }]);
  const { refresh_at } = await app.deps.db.selectFrom("search_hosts").select("refresh_at").executeTakeFirstOrThrow();
  expect(refresh_at).toEqual(new Date(venueTime(`${openDay} 07:00`)));
});

test("answers with counts by filter, each without its own filter", async () => {
  const app = await testApp({ now: dayBefore() });
  const { host } = await anOpenDay(app);
  await aListing(app, host, {
    name: "Kunafa",
    categoryId: 4,
    subcategoryIds: [404],
    communities: [2],
    languages: ["ar"],
  });
  const { facets, total } = await find(app, { community: "middle-eastern" });
  expect(total).toBe(1);
  expect(facets.community).toEqual([
    { value: "middle-eastern", count: 1 },
    { value: "sub-saharan-africa", count: 1 },
  ]);
  expect(facets.category).toEqual([{ value: "food", count: 1 }]);
  expect(facets.language).toEqual([{ value: "ar", count: 1 }]);
});

test("says which searches would find more if nothing is found", async () => {
  const app = await testApp({ now: dayBefore() });
  const { host } = await anOpenDay(app);
  await aListing(app, host, { name: "Gżira Braids", cityId: 22 });
  const { total, widen } = await find(app, { q: "braids", city: "ta-xbiex", language: "fr" });
  expect(total).toBe(0);
  // Neither leaving out the city nor the language alone finds anything.
  const way = { dropped: null, city: null, when: null, isTotalExact: true };
  expect(widen).toEqual([{ ...way, dropped: "filters", query: { q: "braids" }, total: 2 }]);
  const near = await find(app, { q: "braids", city: "ta-xbiex" });
  expect(near.widen).toEqual([
    { ...way, dropped: "city", query: { q: "braids" }, total: 2 },
    { ...way, city: "il-gzira", query: { q: "braids", city: "il-gzira" }, total: 1 },
  ]);
});

test("shows what matches some words if nothing matches all of them", async () => {
  const app = await testApp({ now: dayBefore() });
  await anOpenDay(app);
  expect(await find(app, { q: "braids xylophone" })).toMatchObject({ matched: "some", total: 1 });
});
