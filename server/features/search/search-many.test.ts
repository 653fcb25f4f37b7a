import { sql } from "kysely";
import { expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { mostCompared } from "./card-store.ts";
import { mostCounted } from "./search-store.ts";

/** One listing, as often as `count` says. */
async function manyListings(app: TestApp, name: string, count: number, description = "Lanterns."): Promise<void> {
  const { id } = await aListing(app, await aHost(app, await signIn(app)), {
    name,
    description,
    cityId: 22,
  });
  const { rows } = await sql<{ columns: string }>`select string_agg(column_name, ', ') as columns
    from information_schema.columns where table_name = 'search_documents' and column_name <> 'subject_id'`.execute(
    app.deps.db,
  );
  const columns = sql.raw(rows[0]?.columns ?? "");
  await sql`insert into search_documents (subject_id, ${columns})
    select 100000 + n, ${columns} from search_documents, generate_series(2, ${count}::integer) n
     where subject_id = ${id}`.execute(app.deps.db);
  await sql`insert into search_names (host_id, kind, subject_id, word, country, rating_score, created_at)
    select host_id, kind, 100000 + n, word, country, rating_score, created_at
      from search_names, generate_series(2, ${count}::integer) n where subject_id = ${id}`.execute(app.deps.db);
}

const find = async (app: TestApp, query: Record<string, string>) => (await app.call(search, { query })).body;

test("counts exactly up to a limit, and says so beyond it", async () => {
  const app = await testApp();
  await manyListings(app, "Paper", mostCounted);
  expect(await find(app, { q: "lanterns" })).toMatchObject({
    total: mostCounted,
    isTotalExact: true,
    areCountsExact: true,
    facets: { kind: [{ value: "services", count: mostCounted }] },
  });
  await aListing(app, await aHost(app), { name: "One more", description: "Lanterns.", cityId: 3 });
  const manyFound = { total: mostCompared, isTotalExact: false, areCountsExact: false };
  for (const sort of [undefined, "soonest", "rating", "newest"] as const) {
    expect(await find(app, { q: "lanterns", ...(sort ? { sort } : {}) })).toMatchObject(manyFound);
    expect(await find(app, { kind: "services", ...(sort ? { sort } : {}) })).toMatchObject(manyFound);
  }
  expect(await find(app, { near: "35.9,14.5", sort: "nearest" })).toMatchObject(manyFound);
  const last = await find(app, { q: "lanterns", limit: "50", page: String(mostCompared / 50) });
  const beyond = await find(app, { q: "lanterns", limit: "50", page: String(mostCompared / 50 + 1) });
  expect([last.cards.length, beyond.cards.length, beyond.total]).toEqual([50, 0, mostCompared]);
});

test("what is common stays so for a minute, and is then counted again", async () => {
  const now = new Date("2027-03-01T10:00:00Z");
  const app = await testApp({ now });
  await manyListings(app, "Paper", mostCounted + 20);
  const isCounted = async () => (await find(app, { q: "lanterns" })).areCountsExact;
  expect(await isCounted()).toBe(false);
  await app.deps.db.deleteFrom("search_documents").where("subject_id", ">", 100_020).execute();
  app.setNow(new Date(now.getTime() + 59_000));
  expect(await isCounted()).toBe(false);
  app.setNow(new Date(now.getTime() + 60_000));
  expect(await isCounted()).toBe(true);
});

test("a name with the words comes first although more results match than are compared", async () => {
  const app = await testApp();
  await manyListings(app, "Paper", mostCounted + 20);
  await aListing(app, await aHost(app), { name: "Lanterns of Accra", cityId: 22 });
  const { cards, isTotalExact } = await find(app, { q: "lanterns" });
  expect([cards[0]?.name, isTotalExact]).toEqual(["Lanterns of Accra", false]);
});

test("filters find what is rare among more results than are counted", async () => {
  const app = await testApp();
  await manyListings(app, "Paper", mostCounted + 20);
  await aListing(app, await aHost(app), { name: "Candles", description: "Lanterns.", cityId: 3, languages: ["ar"] });
  const { total, isTotalExact, cards } = await find(app, { q: "lanterns", language: "ar", city: "birzebbuga" });
  expect([total, isTotalExact, cards.map(({ name }) => name)]).toEqual([1, true, ["Candles"]]);
});

test("the best rated are compared although more results match than are compared", async () => {
  const app = await testApp();
  await manyListings(app, "Paper", mostCounted + 20);
  const { id } = await aListing(app, await aHost(app), { name: "Candles", description: "Lanterns.", cityId: 22 });
  await app.deps.db.updateTable("search_documents").set({ rating_score: 4.9 }).where("subject_id", "=", id).execute();
  const first = async (query: Record<string, string>) => (await find(app, query)).cards[0]?.id;
  expect(await first({ q: "lanterns" })).toBe(id);
  expect(await first({ sort: "rating" })).toBe(id);
});

test("the best rated of very many names are compared, each of them once", async () => {
  const app = await testApp();
  await manyListings(app, "Paper lanterns", mostCounted + 20);
  const { id } = await aListing(app, await aHost(app), { name: "Lanternfish and lantern", cityId: 22 });
  for (const table of ["search_documents", "search_names"] as const)
    await app.deps.db.updateTable(table).set({ rating_score: 4.9 }).where("subject_id", "=", id).execute();
  const { cards, total } = await find(app, { q: "lanterns", limit: "50" });
  expect([cards[0]?.id, new Set(cards.map((card) => card.id)).size, total]).toEqual([id, 50, mostCompared]);
});

test("what offers the thing is compared, however it is rated, if very many only mention it", async () => {
  const app = await testApp();
  await manyListings(app, "Paper", mostCounted + 20, "Jollof for the guests.");
  const host = await aHost(app);
  const cook = await aListing(app, host, { name: "Kitchen", cityId: 22 });
  await anItem(app, host, cook.id, { name: "Jolof pot" });
  for (const table of ["search_documents", "search_names"] as const)
    await app.deps.db.updateTable(table).set({ rating_score: 1 }).where("subject_id", "=", cook.id).execute();
  const { cards, total } = await find(app, { q: "jollof", limit: "50" });
  expect([cards[0]?.id, new Set(cards.map((card) => card.id)).size, total]).toEqual([cook.id, 50, mostCompared]);
});

test("without words, those with the earliest free time come first among very many", async () => {
  const app = await testApp();
  await manyListings(app, "Paper", mostCounted + 20);
  const soon = await aListing(app, await aHost(app), { name: "Candles", cityId: 22 });
  const sooner = await aListing(app, await aHost(app), { name: "Lamps", cityId: 3 });
  await sql`update search_hosts set seen_count = change_count, refresh_at = now() + interval '1 day'`.execute(
    app.deps.db,
  );
  for (const { id, days } of [
    { id: soon.id, days: 2 },
    { id: sooner.id, days: 1 },
  ])
    await sql`update search_free_times set next_start_at = now() + ${days}::integer * interval '1 day'
      where listing_id = ${id}`.execute(app.deps.db);
  const { cards } = await find(app, { kind: "services" });
  expect(cards.slice(0, 2).map(({ id }) => id)).toEqual([sooner.id, soon.id]);
  const near = await find(app, { near: "35.83,14.53", sort: "nearest" });
  expect(near.cards[0]?.id).toBe(sooner.id);
});
