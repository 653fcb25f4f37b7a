import { expect, test } from "vitest";
import { listBookings, readBooking } from "#contract/bookings.ts";

import { readModerated } from "#contract/moderation.ts";
import { downloadOwnData } from "#contract/own-data.ts";
import { search } from "#contract/search.ts";
import { createServiceItem, listServiceItems, updateServiceItem } from "#contract/service-items.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { open } from "#server/features/calendar/calendar-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { openDay } from "#server/testing/test-days.ts";

const french = { name: "Tresses collées", description: "Bien serrées." };
const cornrows = { name: "Cornrows", description: "Straight back", price: 35, durationMinutes: 60, daysAhead: null };
const speaking = (language: string) => ({ headers: { "accept-language": language } });

async function aFrenchItem() {
  const desk = await aDesk();
  const { app, host } = desk;
  const listing = await aListing(app, host, {
    translations: { fr: { name: "Les tresses d'Amara", description: "Sur rendez-vous." } },
  });
  const query = { providerId: String(listing.id) };
  const body = { ...cornrows, translations: { fr: french } };
  const { data: item } = (await app.call(createServiceItem, { query, body }, host)).body;
  const params = { itemId: String(item.id) };
  const update = (changes: object) => app.call(updateServiceItem, { params, body: { ...cornrows, ...changes } }, host);
  return { ...desk, listing, item, query, update };
}

test("a visitor gets items in their language if the host wrote them, otherwise the original", async () => {
  const { app, host, query, update } = await aFrenchItem();
  const shown = async (options: object) => (await app.call(listServiceItems, { query }, options)).body;
  expect(await shown(speaking("fr"))).toMatchObject([{ ...french, textLanguage: "fr" }]);
  const [inTurkish] = await shown(speaking("tr"));
  expect(inTurkish).toMatchObject({ name: "Cornrows", description: "Straight back", textLanguage: "en" });
  expect(inTurkish).not.toHaveProperty("translations");
  const headers = { ...host.headers, "accept-language": "fr" };
  expect(await shown({ headers })).toMatchObject([{ name: "Cornrows", language: "en", translations: { fr: french } }]);
  expect((await update({ price: 40 })).body.data).toMatchObject({ price: 40, translations: { fr: french } });
});

test("refuses a translated item without a name, without the description of the original, or too long", async () => {
  const { update } = await aFrenchItem();
  const problems = async (text: object) => (await update({ translations: { fr: text } })).body.fields;
  expect(await problems({ name: "", description: "Neat" })).toHaveProperty(["translations.fr.name"]);
  expect(await problems({ name: "Tresses" })).toEqual({
    "translations.fr.description": "This field is required",
  });
  expect(await problems({ ...french, name: "a".repeat(121) })).toEqual({
    "translations.fr.name": "This is too long",
  });
  expect((await update({ description: null, translations: { fr: { name: "Tresses" } } })).status).toBe(200);
});

test("search, the desk and the host's own data have an item's texts in every language", async () => {
  const { app, host, chief, listing } = await aFrenchItem();
  const found = await app.call(search, { query: { q: "collées" } });
  expect(found.body.cards.map(({ id }) => id)).toEqual([listing.id]);
  const params = { kind: "services", id: String(listing.id) } as const;
  const { body } = await app.call(readModerated, { params }, chief);
  expect(body.items).toMatchObject([{ name: "Cornrows", language: "en", translations: { fr: french } }]);
  expect(body.edits[0]?.changes).toContainEqual({ field: "name.fr", before: "", now: french.name });
  const own = await app.call(downloadOwnData, {}, host);
  expect(own.body.serviceItems).toMatchObject([{ translations: { fr: french } }]);
});

test("a customer who books in French reads the French names, and the host reads the original ones", async () => {
  const { app, host, item } = await aFrenchItem();
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  const booked = await book(app, { host, item }, `${openDay} 10:00`, { email: "marie@test.example", language: "fr" });
  expect(booked.body.data).toMatchObject({
    serviceItemName: french.name,
    serviceItems: [{ name: french.name, textLanguage: "fr" }],
    provider: { name: "Les tresses d'Amara" },
  });
  const params = { secret: booked.body.data.secret };
  expect((await app.call(readBooking, { params }, {})).body).toMatchObject({ serviceItemName: french.name });
  const query = { kindredProviderId: String(host.hostId) };
  const own = await app.call(listBookings, { query }, host);
  expect(JSON.stringify(own.body)).toContain("Cornrows");
  expect(JSON.stringify(own.body)).not.toContain(french.name);
  await app.runJobs();
  const mails = await app.deps.mail.readOutbox(10);
  const [forCustomer, forHost] = [true, false].map((isCustomer) =>
    JSON.stringify(mails.filter((mail) => mail.to.includes("marie@test.example") === isCustomer)),
  );
  expect(forCustomer).toContain(french.name);
  expect(forCustomer).toContain("Les tresses d'Amara");
  expect(forHost).toContain("Cornrows");
});
