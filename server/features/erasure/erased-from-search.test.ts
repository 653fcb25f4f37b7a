import { expect, test } from "vitest";
import { readSearchFeed, search, suggest } from "#contract/search.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { readSiteMap } from "#server/testing/site-map.ts";
import { askToBeErased, hostWithAllData, runJobsRepeatedly } from "./erasure-fixtures.ts";

test("an erased host is gone from results, suggestions, feeds and site map", async () => {
  const { app } = await aDesk();
  const ada = await hostWithAllData(app, "Ada");
  const q = ada.listing;
  const page = `/providerPage?id=${ada.listingId}<`;
  const seen = async () => ({
    cards: (await app.call(search, { query: { q } })).body.cards.some(({ name }) => name === q),
    suggested: (await app.call(suggest, { query: { q } })).body.some(({ text }) => text === q),
    inFeed: String((await app.call(readSearchFeed, { query: {} })).body).includes(page),
    mapped: (await readSiteMap(app)).includes(page),
  });
  expect(await seen()).toEqual({ cards: true, suggested: true, inFeed: true, mapped: true });
  await askToBeErased(app, ada.email);
  await runJobsRepeatedly(app);
  expect(await seen()).toEqual({ cards: false, suggested: false, inFeed: false, mapped: false });
});
