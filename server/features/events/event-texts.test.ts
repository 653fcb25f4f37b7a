import { expect, test } from "vitest";
import { updateEvent } from "#contract/events.ts";
import { readModerated } from "#contract/moderation.ts";
import { downloadOwnData } from "#contract/own-data.ts";
import { search } from "#contract/search.ts";
import { downloadEventCalendar, listPublicEvents, readPublicEvent, readPublicEventsFeed } from "#contract/whats-on.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { anEvent, eventBody } from "#server/features/registrations/registration-fixtures.ts";

const french = { title: "Nuits d'Accra", description: "D'abord du highlife." };
const speaking = (language: string) => ({ headers: { "accept-language": language } });

async function aFrenchEvent() {
  const desk = await aDesk();
  const { app, host } = desk;
  const event = await anEvent(app, host, { translations: { fr: french } });
  const params = { id: String(event.id) };
  const update = async (changes: object) => {
    const body = (await eventBody(app, host, { image_url: "", ...changes })) as never;
    return app.call(updateEvent, { params, query: {}, body }, host);
  };
  return { ...desk, event, params, update };
}

test("a visitor gets an event in their language if the host wrote it, otherwise the original", async () => {
  const { app, host, params } = await aFrenchEvent();
  const withoutListing = await app.call(readPublicEvent, { params }, speaking("fr"));
  expect(withoutListing.body.host.textLanguage).toBeNull();
  await aListing(app, host, { translations: { fr: { name: "Chez Amara", description: "Sur rendez-vous." } } });
  const inFrench = await app.call(readPublicEvent, { params }, speaking("fr"));
  expect(inFrench.body.host).toMatchObject({ name: "Chez Amara", textLanguage: "fr" });
  expect(inFrench.body).toMatchObject({ ...french, textLanguage: "fr" });
  const inTurkish = await app.call(readPublicEvent, { params }, speaking("tr"));
  expect(inTurkish.body).toMatchObject({ title: "Accra Nights", textLanguage: "en" });
  const list = await app.call(listPublicEvents, { query: {} }, speaking("fr"));
  expect(list.body).toMatchObject([
    { title: french.title, textLanguage: "fr", hostName: "Chez Amara", hostTextLanguage: "fr" },
  ]);
  const feed = await app.call(readPublicEventsFeed, { query: {} }, speaking("fr"));
  expect(feed.body).toContain(french.title);
  const file = await app.call(downloadEventCalendar, { params }, speaking("fr"));
  expect(file.body).toContain(french.title);
});

test("an update of an event without translations keeps them, and bad ones are refused", async () => {
  const { update } = await aFrenchEvent();
  expect((await update({ capacity: 30 })).body.data).toMatchObject({
    title: "Accra Nights",
    translations: { fr: french },
  });
  const tooLong = await update({ translations: { fr: { ...french, title: "a".repeat(161) } } });
  expect(tooLong.body.fields).toEqual({ "translations.fr.title": "This is too long" });
  const unknown = await update({ translations: { de: french } });
  expect(unknown.body.fields).toEqual({ "translations.de": "This field doesn't exist here" });
});

test("search, moderators and the host's own data have an event's texts in every language", async () => {
  const { app, host, chief, decide, event, params, update } = await aFrenchEvent();
  const found = await app.call(search, { query: { q: "nuits" } }, speaking("fr"));
  expect(found.body.cards).toMatchObject([{ id: event.id, name: french.title, textLanguage: "fr" }]);
  expect((await decide("events", event.id, {})).status).toBe(200);
  expect((await update({ translations: { fr: { ...french, title: "Soirées d'Accra" } } })).status).toBe(200);
  const { body } = await app.call(readModerated, { params: { kind: "events", ...params } }, chief);
  expect(body).toMatchObject({ state: "in_review", content: { "name.fr": "Soirées d'Accra" } });
  expect(body.changes).toContainEqual({ field: "name.fr", before: french.title, now: "Soirées d'Accra" });
  const own = await app.call(downloadOwnData, {}, host);
  expect(own.body.events).toMatchObject([{ translations: { fr: { title: "Soirées d'Accra" } } }]);
});
