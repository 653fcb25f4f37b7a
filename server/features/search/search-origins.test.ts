import { expect, test } from "vitest";
import { search } from "#contract/search.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

test.each(["ghana", "ghanaian", "Gana", "غانا", "घाना"])(
  "%s finds what is from that country first, and then the rest of its community",
  async (q) => {
    const app = await testApp();
    const host = await aHost(app);
    const common = { categoryId: 4 as const, subcategoryIds: [404] };
    await aListing(app, host, { ...common, name: "Corner table", description: "Stews." });
    await aListing(app, host, { ...common, name: "Market table", description: "Banku with tilapia." });
    await aListing(app, host, { ...common, name: "Tunis table", communities: [3] });
    const { cards } = (await app.call(search, { query: { q } })).body;
    expect(cards.map(({ name }) => name)).toEqual(["Market table", "Corner table"]);
  },
);

test("a city says where something is from, but is no search for its whole community", async () => {
  const app = await testApp();
  const host = await aHost(app);
  await aListing(app, host, { name: "Plain table" });
  await aListing(app, host, { name: "Kumasi table" });
  const names = async (q: string) =>
    (await app.call(search, { query: { q } })).body.cards.map(({ name }) => name).toSorted();
  expect(await names("accra")).toEqual(["Kumasi table"]);
  expect(await names("african")).toEqual(["Kumasi table", "Plain table"]);
});
