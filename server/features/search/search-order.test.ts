import { sql } from "kysely";
import { expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";

type Wanted = { name: string; description?: string; on?: string; cityId?: number };

async function aPlace(app: TestApp, { name, description = "Nothing else.", on = openDay, cityId = 22 }: Wanted) {
  const host = await aHost(app, await signIn(app));
  const listing = await aListing(app, host, { name, description, cityId, categoryId: 3, subcategoryIds: [301] });
  await anItem(app, host, listing.id, { name: "Visit" });
  await open(app, host, `${on} 09:00`, `${on} 12:00`);
  return listing.id;
}

const namesOf = async (app: TestApp, query: Record<string, string>) =>
  (await app.call(search, { query })).body.cards.map(({ name }) => name);

const anApp = () => testApp({ now: new Date(venueTime(`${daysAfter(openDay, -1)} 12:00`)) });

test("a better match comes first, then what is free sooner", async () => {
  const app = await anApp();
  await aPlace(app, { name: "First", description: "Also lanterns." });
  await aPlace(app, { name: "Lanterns later", on: daysAfter(openDay, 2) });
  await aPlace(app, { name: "Lanterns soon" });
  expect(await namesOf(app, { q: "lanterns" })).toEqual(["Lanterns soon", "Lanterns later", "First"]);
});

test("on the same day, better rated ones come first, and a single rating counts little", async () => {
  const app = await anApp();
  const ids = [
    await aPlace(app, { name: "Lanterns, one 5" }),
    await aPlace(app, { name: "Lanterns, many 4.8" }),
    await aPlace(app, { name: "Lanterns, none" }),
  ];
  for (const [id, average, count] of [
    [ids[0], 5, 1],
    [ids[1], 4.8, 30],
  ])
    await sql`update search_documents set rating_average = ${average}, rating_count = ${count},
      rating_score = (${average}::float8 * ${count}::float8 + 12) / (${count}::float8 + 3)
      where subject_id = ${id}`.execute(app.deps.db);
  const best = ["Lanterns, many 4.8", "Lanterns, one 5", "Lanterns, none"];
  expect(await namesOf(app, { q: "lanterns" })).toEqual(best);
  expect(await namesOf(app, { sort: "rating" })).toEqual(best);
});

test("sorts by distance from a place, and says how far it is", async () => {
  const app = await anApp();
  await aPlace(app, { name: "Far", cityId: 26 });
  await aPlace(app, { name: "Near", cityId: 52 });
  const { body } = await app.call(search, { query: { near: "35.91,14.49", sort: "nearest" } });
  expect(body.cards.map(({ name }) => name)).toEqual(["Near", "Far"]);
  expect(body.cards[0]?.distanceKm).toBeLessThan(2);
  expect(await namesOf(app, { near: "il-mellieha", sort: "nearest" })).toEqual(["Far", "Near"]);
});
