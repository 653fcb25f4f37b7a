import { describe, expect, test } from "vitest";
import type { SentTo } from "#contract/endpoint.ts";
import { readEvents, updateEvent } from "#contract/events.ts";
import { readProviders } from "#contract/hosts.ts";
import { readListing, updateListing } from "#contract/listings.ts";
import { highlightModerated, listModerated, readModerated } from "#contract/moderation.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { readSiteMap } from "#server/testing/site-map.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aDesk, anEvent } from "./desk-fixtures.ts";

type Desk = Awaited<ReturnType<typeof aDesk>>;
type ListingChanges = Partial<SentTo<typeof updateListing>["body"]>;

async function editListing({ app }: Desk, host: TestHost, id: number, changes: ListingChanges) {
  const body = { ...(await listingBody(app, host)), profileImageUrl: "", ...changes };
  const answer = await app.call(updateListing, { params: { id: String(id) }, query: {}, body }, host);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function editEvent({ app }: Desk, host: TestHost, id: number, changes: object) {
  const { body: present } = await app.call(readEvents, { query: { eventId: String(id) } }, host);
  const body = { ...present, image_url: "", ...changes } as never;
  const answer = await app.call(updateEvent, { params: { id: String(id) }, query: {}, body }, host);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const seenListing = async ({ app }: Desk, id: number, who: Partial<TestHost> = {}) =>
  (await app.call(readListing, { query: { id: String(id) } }, who)).status;
const seenEvent = async ({ app }: Desk, id: number, who: Partial<TestHost> = {}) =>
  (await app.call(readEvents, { query: { eventId: String(id) } }, who)).status;

describe("a refused listing or event that was edited", () => {
  test("stays hidden and in the queue until a moderator approves it; its host can see it", async () => {
    const desk = await aDesk();
    const { app, chief, host, decide } = desk;
    const { id } = await aListing(app, host);
    await decide("services", id, { decision: "refuse", reason: "contact" });
    const edited = await editListing(desk, host, id, { name: "Amara's Braids!" });
    expect(edited.review).toMatchObject({ state: "in_review", reason: null, is_public: false });
    expect([await seenListing(desk, id), await seenListing(desk, id, host)]).toEqual([404, 200]);
    await editListing(desk, host, id, { name: "Amara's Braids!!" });
    expect(await seenListing(desk, id)).toBe(404);
    const params = { kind: "services" as const, id: String(id) };
    const queue = await app.call(listModerated, { params, query: {} as never }, chief);
    expect(queue.body.map((row) => row.id)).toEqual([id]);
    expect((await app.call(readModerated, { params }, chief)).body.isPublic).toBe(false);
    await decide("services", id, { revision: 3 });
    expect(await seenListing(desk, id)).toBe(200);
  });

  test("is not used by readProviders or sitemap.xml, returns 404 to other hosts and cannot be booked", async () => {
    const desk = await aDesk();
    const { app, decide } = desk;
    const day = await anOpenDay(app);
    const { host } = day;
    const siteMap = () => readSiteMap(app);
    expect(await siteMap()).toContain("providerPage?id=");
    await decide("services", day.listing.id, { decision: "refuse", reason: "contact" });
    await editListing(desk, host, day.listing.id, { description: "Changed." });
    const query = { providerId: String(host.hostId) };
    expect((await app.call(readProviders, { query })).body).toMatchObject([{ address: null }]);
    expect(await siteMap()).not.toContain("providerPage?id=");
    const other = await aHost(app);
    const body = await listingBody(app, other);
    const params = { id: String(day.listing.id) };
    expect((await app.call(updateListing, { params, query: {}, body }, other)).status).toBe(404);
    expect((await book(app, day, `${openDay} 10:00`)).body.code).toBe("provider_not_bookable");
  });

  test("stays hidden until it is approved again (event)", async () => {
    const desk = await aDesk();
    const { app, host, decide } = desk;
    const id = await anEvent(app, host);
    await decide("events", id, { decision: "refuse", reason: "misleading" });
    await editEvent(desk, host, id, { title: "Accra Nights!" });
    expect([await seenEvent(desk, id), await seenEvent(desk, id, host)]).toEqual([404, 200]);
    await decide("events", id, { revision: 2 });
    expect(await seenEvent(desk, id)).toBe(200);
  });
});

describe("a material edit", () => {
  async function marked() {
    const desk = await aDesk();
    const { app, chief, host, decide } = desk;
    const listing = (await aListing(app, host)).id;
    const event = await anEvent(app, host);
    for (const [kind, id] of [["services", listing] as const, ["events", event] as const]) {
      await decide(kind, id, {});
      await app.call(highlightModerated, { params: { kind, id: String(id) }, body: { isOn: true } }, chief);
    }
    return { desk, host, listing, event };
  }

  test("removes the highlight of a listing or event; the next approval does not restore it", async () => {
    const { desk, host, listing, event } = await marked();
    const edited = await editListing(desk, host, listing, { description: "Something else entirely." });
    expect(edited).toMatchObject({ is_community_favorite: false, is_verified: false });
    expect(await editEvent(desk, host, event, { title: "Lagos Nights" })).toMatchObject({ is_featured: false });
    await desk.decide("services", listing, { revision: 2 });
    const { body } = await desk.app.call(readListing, { query: { id: String(listing) } });
    expect(body).toMatchObject({ is_community_favorite: false, is_verified: true });
  });

  test("does not include an edit that changes nothing: highlight and review state stay", async () => {
    const { desk, host, listing, event } = await marked();
    const same = await editListing(desk, host, listing, { subcategoryIds: [202, 201] });
    expect(same).toMatchObject({ is_community_favorite: true, is_verified: true });
    expect(await editEvent(desk, host, event, {})).toMatchObject({ is_featured: true, is_verified: true });
  });

  test("includes a change of subcategories: the listing goes back to review", async () => {
    const { desk, host, listing } = await marked();
    const edited = await editListing(desk, host, listing, { subcategoryIds: [201, 203] });
    expect(edited).toMatchObject({ is_verified: false, review: { state: "in_review" } });
  });
});
