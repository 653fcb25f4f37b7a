import { expect, test } from "vitest";
import { listSlots } from "#contract/calendar.ts";
import { readEvents, updateEvent } from "#contract/events.ts";
import { updateListing } from "#contract/listings.ts";
import { readHost, readModerated } from "#contract/moderation.ts";
import { downloadOwnData } from "#contract/own-data.ts";
import { deleteServiceItem, updateServiceItem } from "#contract/service-items.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { askToBeErased, runJobsRepeatedly } from "#server/features/erasure/erasure-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aDesk, anEvent } from "./desk-fixtures.ts";

test("the desk shows every edit of a listing with editor, time, field, old and new value", async () => {
  const { app, chief, host } = await aDesk();
  const listing = await aListing(app, host);
  const edit = async (changes: object) => {
    const body = { ...(await listingBody(app, host)), profileImageUrl: "", portfolioImages: [], ...changes };
    const answer = await app.call(updateListing, { params: { id: String(listing.id) }, query: {}, body }, host);
    expect(answer.status).toBe(200);
  };
  await edit({ name: "Amara & Daughters" });
  await edit({ name: "Amara & Sons", description: "Braids for everybody." });
  await edit({ name: "Amara & Sons", description: "Braids for everybody." });
  const { body } = await app.call(readModerated, { params: { kind: "services", id: String(listing.id) } }, chief);
  expect(body.edits).toHaveLength(2);
  expect(body.edits[0]).toMatchObject({
    by: "Amara Okafor",
    changes: [
      { field: "name", before: "Amara & Daughters", now: "Amara & Sons" },
      { field: "description", now: "Braids for everybody." },
    ],
  });
  expect(Date.parse(body.edits[0]?.at ?? "")).toBeGreaterThan(0);
  const own = await app.call(downloadOwnData, {}, host);
  expect(own.body.listingEdits).toHaveLength(2);
});

test("the desk shows a listing's items and who added, changed or deleted them", async () => {
  const { app, chief, host } = await aDesk();
  const listing = await aListing(app, host);
  const kept = await anItem(app, host, listing.id, { name: "Cornrows", price: 35, durationMinutes: 75 });
  const { id } = await anItem(app, host, listing.id, { name: "Locs", price: null, durationMinutes: null });
  const params = { itemId: String(id) };
  const change = (price: number) => {
    const body = { name: "Locs", description: "Neat", price, durationMinutes: 30 };
    return app.call(updateServiceItem, { params, body }, host);
  };
  expect((await change(40)).status).toBe(200);
  expect((await change(40)).status).toBe(200);
  expect((await app.call(deleteServiceItem, { params }, host)).status).toBe(200);
  const { body } = await app.call(readModerated, { params: { kind: "services", id: String(listing.id) } }, chief);
  const { revision: _revision, calendarIds: _calendars, ...rest } = kept;
  const { minutesBefore: _1, minutesAfter: _2, noticeMinutes: _3, mostPerDay: _4, ...forAnyone } = rest;
  expect(body.items).toEqual([forAnyone]);
  expect(body.edits.map(({ by, item, action }) => [by, item?.name, action])).toEqual([
    ["Amara Okafor", "Locs", "deleted"],
    ["Amara Okafor", "Locs", "changed"],
    ["Amara Okafor", "Locs", "added"],
    ["Amara Okafor", "Cornrows", "added"],
  ]);
  expect(body.edits.map(({ changes }) => changes)).toEqual([
    [
      { field: "name", before: "Locs", now: "" },
      { field: "price", before: "40.00", now: "" },
      { field: "duration", before: "30", now: "" },
      { field: "description", before: "Neat", now: "" },
    ],
    [
      { field: "price", before: "0.00", now: "40.00" },
      { field: "duration", before: "", now: "30" },
      { field: "description", before: "", now: "Neat" },
    ],
    [
      { field: "name", before: "", now: "Locs" },
      { field: "price", before: "", now: "0.00" },
    ],
    [
      { field: "name", before: "", now: "Cornrows" },
      { field: "price", before: "", now: "35.00" },
      { field: "duration", before: "", now: "75" },
    ],
  ]);
  expect(body).toMatchObject({ state: "in_review", revision: 1 });
});

test("the edit that sent a listing back to review stays marked after the next decision", async () => {
  const { app, chief, host, decide } = await aDesk();
  const listing = await aListing(app, host);
  expect((await decide("services", listing.id, {})).status).toBe(200);
  const body = { ...(await listingBody(app, host)), profileImageUrl: "", portfolioImages: [], name: "Amara & Sons" };
  const params = { id: String(listing.id) };
  await app.call(updateListing, { params, query: {}, body }, host);
  await app.call(updateListing, { params, query: {}, body: { ...body, name: "Amara & Co" } }, host);
  expect((await decide("services", listing.id, { revision: 3 })).status).toBe(200);
  const seen = await app.call(readModerated, { params: { kind: "services", ...params } }, chief);
  expect(seen.body.edits.map(({ isNewReview }) => isNewReview)).toEqual([false, true]);
});

test("the desk shows the edits of an event", async () => {
  const { app, chief, host } = await aDesk();
  const id = await anEvent(app, host);
  const { body: present } = await app.call(readEvents, { query: { eventId: String(id) } }, host);
  const body = { ...present, image_url: "", title: "Accra Mornings", city_id: 22 } as never;
  expect((await app.call(updateEvent, { params: { id: String(id) }, query: {}, body }, host)).status).toBe(200);
  const seen = await app.call(readModerated, { params: { kind: "events", id: String(id) } }, chief);
  expect(seen.body.edits.map(({ changes }) => changes)).toEqual([
    [
      { field: "name", before: "Accra Nights", now: "Accra Mornings" },
      { field: "city", before: "", now: "IL-GŻIRA" },
    ],
  ]);
  expect(seen.body.content).toMatchObject({ city: "IL-GŻIRA", timezone: "Europe/Malta" });
});

test("the edits of a listing are erased with their host", async () => {
  const { app, host } = await aDesk();
  const listing = await aListing(app, host);
  const body = { ...(await listingBody(app, host)), profileImageUrl: "", name: "Other" };
  await app.call(updateListing, { params: { id: String(listing.id) }, query: {}, body }, host);
  const edits = () => app.deps.db.selectFrom("listing_edits").select("id").execute();
  expect(await edits()).toHaveLength(1);
  const [user] = await app.deps.db.selectFrom("users").select("email").where("id", "=", host.userId).execute();
  await askToBeErased(app, user?.email ?? "");
  await runJobsRepeatedly(app);
  expect(await edits()).toEqual([]);
});

test("a moderator can read a host's calendar, even if the host is suspended, but not which items are booked", async () => {
  const { app, chief } = await aDesk();
  const place = await anOpenDay(app);
  await book(app, place, `${openDay} 10:00`);
  const { hostId } = place.host;
  await app.deps.db.updateTable("hosts").set({ suspended_at: new Date() }).execute();
  const query = {
    kindredProviderId: String(hostId),
    startTime: venueTime(`${openDay} 10:00`),
    endTime: venueTime(`${openDay} 10:15`),
  };
  const slots = await app.call(listSlots, { query }, chief);
  expect(slots.body).toMatchObject([{ status: "booked", service_item_id: null }]);
  expect((await app.call(listSlots, { query })).status).toBe(404);
  const params = { accountId: String(hostId) };
  expect((await app.call(readHost, { params }, chief)).body).toMatchObject({ accountId: hostId, isSuspended: true });
  expect((await app.call(readHost, { params }, place.host)).status).toBe(403);
  expect((await app.call(readHost, { params: { accountId: "999999" } }, chief)).status).toBe(404);
});
