import { expect, test } from "vitest";
import { readListing, updateListing } from "#contract/listings.ts";
import { textLanguages } from "#contract/lists/text-languages.ts";
import { readModerated } from "#contract/moderation.ts";
import { downloadOwnData } from "#contract/own-data.ts";
import { search, suggest } from "#contract/search.ts";
import { offeredLanguages } from "#messages/offered-languages.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { aListing, listingBody } from "./listing-fixtures.ts";

const french = { name: "Les tresses d'Amara", description: "Tresses et dreadlocks, sur rendez-vous." };
const speaking = (language: string) => ({ headers: { "accept-language": language } });

async function aFrenchListing(desk: Awaited<ReturnType<typeof aDesk>>) {
  const { app, host } = desk;
  const listing = await aListing(app, host, { translations: { fr: french } });
  const update = async (changes: object) => {
    const body = { ...(await listingBody(app, host)), profileImageUrl: "", ...changes };
    return app.call(updateListing, { params: { id: String(listing.id) }, query: {}, body }, host);
  };
  return { listing, update, query: { id: String(listing.id) } };
}

test("hosts can write in every language that visitors can choose", () => {
  expect([...textLanguages].sort()).toEqual(offeredLanguages.map(({ locale }) => locale).sort());
});

test("a visitor gets a listing in their language if the host wrote it, otherwise the original with its language", async () => {
  const desk = await aDesk();
  const { app, host } = desk;
  const { listing, query } = await aFrenchListing(desk);
  const inFrench = await app.call(readListing, { query }, speaking("fr"));
  expect(inFrench.body).toMatchObject({ ...french, textLanguage: "fr" });
  expect(inFrench.body).not.toHaveProperty("translations");
  const inTurkish = await app.call(readListing, { query }, speaking("tr"));
  expect(inTurkish.body).toMatchObject({ name: "Amara's Braids", textLanguage: "en" });
  // A host who reads French must not send the French name back as the original.
  const forHost = await app.call(readListing, { query }, { headers: { ...host.headers, "accept-language": "fr" } });
  expect(forHost.body).toMatchObject({ name: listing.name, language: "en", translations: { fr: french } });
});

test("a new listing is in its host's language", async () => {
  const app = await testApp();
  const host = await aHost(app);
  const headers = { ...host.headers, cookie: `${host.headers.cookie}; lang=fr` };
  const listing = await aListing(app, { ...host, headers }, french);
  expect(listing).toMatchObject({ language: "fr", translations: {} });
  const { body } = await app.call(readListing, { query: { id: String(listing.id) } }, speaking("ar"));
  expect(body).toMatchObject({ name: french.name, textLanguage: "fr" });
});

test("an update without translations keeps them, and an empty translation is removed", async () => {
  const desk = await aDesk();
  const { update } = await aFrenchListing(desk);
  expect((await update({ address: "13 Triq il-Kbira" })).body.data).toMatchObject({ translations: { fr: french } });
  const maltese = { name: "It-Trizzi ta' Amara", description: "Trizzi bl-appuntament." };
  const changed = await update({ translations: { fr: { name: " ", description: "" }, mt: maltese } });
  expect(changed.body.data?.translations).toEqual({ mt: maltese });
});

test("refuses a translation that is too long or half empty, an unknown language and the original's own language", async () => {
  const desk = await aDesk();
  const { update } = await aFrenchListing(desk);
  const problems = async (translations: object, changes: object = {}) => {
    const { status, body } = await update({ translations, ...changes });
    expect(status).toBe(400);
    return body.fields;
  };
  expect(await problems({ fr: { ...french, name: "a".repeat(121) } })).toEqual({
    "translations.fr.name": "This is too long",
  });
  expect(await problems({ fr: { ...french, description: "" } })).toEqual({
    "translations.fr.description": "This field is required",
  });
  expect(await problems({ de: french })).toEqual({ "translations.de": "This field doesn't exist here" });
  expect(await problems({ fr: french }, { language: "fr" })).toEqual({
    "translations.fr": "Choose one of the options",
  });
});

test("search finds a listing by the words of every language and shows the name in the visitor's language", async () => {
  const desk = await aDesk();
  const { app } = desk;
  const { listing } = await aFrenchListing(desk);
  for (const [q, language, name] of [
    ["tresses", "fr", french.name],
    ["rendez-vous", "en", "Amara's Braids"],
    ["braids", "fr", french.name],
  ] as const) {
    const { body } = await app.call(search, { query: { q } }, speaking(language));
    expect.soft(body.cards, q).toMatchObject([{ id: listing.id, name, textLanguage: language }]);
  }
  const suggested = await app.call(suggest, { query: { q: "tresses" } }, speaking("fr"));
  expect(suggested.body).toContainEqual(
    expect.objectContaining({ kind: "host", text: french.name, textLanguage: "fr" }),
  );
});

test("a changed translation sends an approved listing back to the moderators, who see every language", async () => {
  const desk = await aDesk();
  const { app, host, chief, decide } = desk;
  const { listing, update, query } = await aFrenchListing(desk);
  expect((await decide("services", listing.id, {})).status).toBe(200);
  const name = "Chez Amara";
  expect((await update({ translations: { fr: { ...french, name } } })).status).toBe(200);
  const { body } = await app.call(readModerated, { params: { kind: "services", ...query } }, chief);
  expect(body).toMatchObject({
    state: "in_review",
    content: { name: "Amara's Braids", language: "English", "name.fr": name, "description.fr": french.description },
  });
  const change = { field: "name.fr", before: french.name, now: name };
  expect(body.changes).toContainEqual(change);
  expect(body.edits[0]?.changes).toContainEqual(change);
  const own = await app.call(downloadOwnData, {}, host);
  expect(own.body.listings).toMatchObject([{ language: "en", translations: { fr: { name } } }]);
});
