import { expect, test } from "vitest";
import * as bookings from "#contract/bookings.ts";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { countryPack } from "#contract/countries/country-packs.ts";
import { exportBookings } from "#contract/host-bookings.ts";
import { createListing, readListing } from "#contract/listings.ts";
import { listServiceItems } from "#contract/service-items.ts";
import { readCalendar } from "#server/features/bookings/calendar-file-fixtures.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { addCityWithOwnZone } from "#server/testing/test-city.ts";
import { autumnChange, daysAfter, openDay, springChange } from "#server/testing/test-days.ts";
import { listingCard } from "./listing-card.ts";

const twoCountries = { settings: { countries: [countryPack("MT"), countryPack("GB")] as const } };

const malta = {
  country: "MT",
  timeZone: "Europe/Malta",
  currency: "EUR",
  words: ["(Malta time)", "€65.00"],
  phone: ["9911 2233", "+35699112233"],
  listing: { cityId: 18 },
  repeated: "02:30 CET – 03:30",
  inFile: ["(Malta time)", "10:00", "11:00"],
} as const;

const london = {
  country: "GB",
  timeZone: "Europe/London",
  currency: "GBP",
  words: ["(UK time)", "£65.00"],
  phone: ["020 7946 0018", "+442079460018"],
  listing: { countryIso: "GB", address: "1 Brick Lane, London", cityId: 2001, phoneNumber: "+44 20 7946 0000" },
  repeated: "01:30 GMT – 02:30",
  inFile: ["(UK time)", "10:00", "11:00"],
} as const;

/** This city is in the same country as London but has another time zone. */
const corvo = {
  country: "GB",
  timeZone: "Atlantic/Azores",
  currency: "GBP",
  words: ["(Corvo time)", "£65.00"],
  phone: ["020 7946 0018", "+442079460018"],
  listing: { ...london.listing, address: "1 Rua Nova, Corvo", cityId: 9001 },
  repeated: "00:30 GMT-1 – 01:30",
  // The file uses one zone for all listings of the host, like its calendar.
  inFile: ["(UK time)", "11:00", "12:00"],
} as const;

type Place = typeof malta | typeof london | typeof corvo;

async function aVenueIn(app: TestApp, place: Place, openFrom: string) {
  const host = await aHost(app, {}, place.country);
  const listing = await aListing(app, host, place.listing);
  const item = await anItem(app, host, listing.id);
  const end = new Date(Date.parse(openFrom) + 3 * 3_600_000).toISOString();
  const body = { kindredProviderId: host.hostId, startTime: openFrom, endTime: end, status: "available" as const };
  await app.call(setAvailability, { body }, { headers: host.headers });
  const book = (startTime: string, customerEmail: string) => {
    const [customerPhone] = place.phone;
    const serviceItems: [number] = [item.id];
    const request = { kindredProviderId: host.hostId, startTime, serviceItems, customerName: "Ada", customerPhone };
    return app.call(bookings.bookSlot, { body: { ...request, customerEmail } });
  };
  return { host, listing, item, book };
}

async function mailTo(app: TestApp, address: string) {
  await app.runJobs();
  return (await app.deps.mail.readOutbox(100)).find(({ to }) => to === address);
}

test.for([openDay, springChange, autumnChange])(
  "on %s, hosts in Valletta, London and a city with its own time zone each use their own time and currency",
  async (day) => {
    addCityWithOwnZone();
    const app = await testApp(twoCountries);
    for (const place of [malta, london, corvo]) {
      const at = (clock: string) => venueTime(`${day} ${clock}`, place.timeZone);
      const { host, listing, item, book } = await aVenueIn(app, place, at("09:00"));
      const wire = { hostCountry: place.country, timeZone: place.timeZone, currency: place.currency };
      const email = `city-${place.listing.cityId}@test.example`;
      const { body: booked } = await book(at("10:00"), email);
      expect(booked.data).toMatchObject({ ...wire, startTime: at("10:00"), customerPhone: place.phone[1] });

      const window = { startTime: at("00:00"), endTime: at("23:45") };
      const query = { kindredProviderId: String(host.hostId), serviceItemId: String(item.id), ...window };
      const { body: slots } = await app.call(listSlots, { query });
      expect([slots[0]?.start_time, slots.at(-1)?.start_time]).toEqual([at("09:00"), at("11:00")]);

      const mail = await mailTo(app, email);
      expect(mail?.subject).toMatch(/, 10:00$/);
      for (const words of ["10:00 – 11:00", ...place.words]) expect(mail?.text).toContain(words);
      expect(readCalendar(mail?.calendar?.content ?? "")[0]?.start).toBe(at("10:00"));

      const own = { query: { kindredProviderId: String(host.hostId) } };
      const { body: listed } = await app.call(bookings.listBookings, own, { headers: host.headers });
      expect(listed[0]).toMatchObject({ price: 65, currency: place.currency });
      const { body: csv } = await app.call(exportBookings, own, { headers: host.headers });
      const [zone, from, to] = place.inFile;
      for (const words of [zone, place.currency, `"${day} ${from}","${day} ${to}"`]) expect(csv).toContain(words);

      const { body: shown } = await app.call(readListing, { query: { id: String(listing.id) } });
      expect(shown).toMatchObject(wire);
      const { body: items } = await app.call(listServiceItems, { query: { providerId: String(listing.id) } });
      expect(items[0]?.currency).toBe(place.currency);

      app.setNow(new Date(`${daysAfter(day, -2)}T12:00:00Z`));
      const { card } = await listingCard(app.deps, "en", listing.id);
      expect(card.lines.at(-1)).toMatch(new RegExp(`${place.words[1]} · .*09:00`));
    }
  },
);

test("clocks in all places go back at the same instant", async () => {
  addCityWithOwnZone();
  const app = await testApp(twoCountries);
  const start = `${autumnChange}T01:30:00.000Z`;
  for (const place of [malta, london, corvo]) {
    const email = `city-${place.listing.cityId}@test.example`;
    const { book } = await aVenueIn(app, place, `${autumnChange}T00:00:00.000Z`);
    expect((await book(start, email)).status).toBe(201);
    expect((await mailTo(app, email))?.text).toContain(`${place.repeated} ${place.words[0]}`);
  }
});

test("a listing may name a city only of a country that is served", async () => {
  const onlyMalta = await testApp();
  const host = await aHost(onlyMalta);
  const body = await listingBody(onlyMalta, host, london.listing);
  const refused = await onlyMalta.call(createListing, { query: {}, body }, { headers: host.headers });
  expect(refused.body.fields).toHaveProperty("cityId");
});
