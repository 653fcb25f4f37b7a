import { expect, test } from "vitest";
import { bookForCaller, cancelAsHost, listBookings } from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import { createEvent, readEvents } from "#contract/events.ts";
import { createListing, listOwnListings } from "#contract/listings.ts";
import { createServiceItem } from "#contract/service-items.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { listingBody } from "#server/features/listings/listing-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";

test("listings, calendar and bookings need a provider account", async () => {
  const app = await testApp();
  const { host, item, listing } = await anOpenDay(app);
  const person = await signIn(app);
  const startTime = venueTime(`${openDay} 10:00`);
  const kindredProviderId = host.hostId;
  const window = { kindredProviderId, startTime, endTime: venueTime(`${openDay} 11:00`), status: "available" as const };
  const itemBody = { name: "Wash", description: null, price: 10, durationMinutes: 30 };
  const visit = { kindredProviderId, serviceItemId: item.id, startTime };
  const answers = [
    await app.call(createListing, { query: {}, body: await listingBody(app, host) }, person),
    await app.call(createServiceItem, { query: { providerId: String(listing.id) }, body: itemBody }, person),
    await app.call(createEvent, { query: {}, body: {} as never }, person),
    await app.call(setAvailability, { body: window }, person),
    await app.call(bookForCaller, { body: visit }, person),
    await app.call(cancelAsHost, { body: visit }, person),
    await app.call(listBookings, { query: { kindredProviderId: String(kindredProviderId) } as never }, person),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, "provider_account_required"]),
  );
});

test("listings and events by userId are only for that user and filtered by hostCountry", async () => {
  const app = await testApp();
  const { host, listing } = await anOpenDay(app);
  const other = await signIn(app);
  const own = { userId: String(host.userId) };
  const list = (query: Record<string, string>, who: { headers: Record<string, string> }) =>
    app.call(listOwnListings, { query: query as never }, who);
  expect((await list(own, host)).body.map(({ id }) => id)).toEqual([listing.id]);
  expect((await list({ ...own, hostCountry: "MT" }, host)).body).toHaveLength(1);
  expect((await list({ ...own, hostCountry: "DE" }, host)).body).toEqual([]);
  expect((await list(own, other)).status).toBe(403);
  const events = (query: Record<string, string>) => app.call(readEvents, { query: query as never }, other);
  expect((await events(own)).status).toBe(403);
  expect((await events({ userId: String(other.userId), hostCountry: "DE" })).body).toEqual([]);
});
