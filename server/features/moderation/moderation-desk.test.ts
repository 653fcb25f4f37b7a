import { describe, expect, test } from "vitest";
import { bookForCaller } from "#contract/bookings.ts";
import { listDecisions } from "#contract/decisions.ts";
import { readEvents } from "#contract/events.ts";
import { listOwnListings, readListing, updateListing } from "#contract/listings.ts";
import { highlightModerated, listModerated, readDesk, readModerated } from "#contract/moderation.ts";
import { listServiceItems } from "#contract/service-items.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { openDay } from "#server/testing/test-days.ts";
import { aDesk, anEvent } from "./desk-fixtures.ts";

const hour = 3_600_000;

describe("the review queue", () => {
  test("shows waiting listings oldest first with their due time, and as late after 48 hours", async () => {
    const { app, chief, host } = await aDesk();
    const first = await aListing(app, host, { name: "First" });
    const second = await aListing(app, host, { name: "Second" });
    const read = () =>
      app.call(listModerated, { params: { kind: "services" }, query: {} as never }, { headers: chief.headers });
    const { body } = await read();
    expect(body.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(body[0]).toMatchObject({ title: "First", host: "Amara Okafor", isLate: false, changed: null });
    const requested = Date.parse(body[0]?.requestedAt ?? "");
    expect(Date.parse(body[0]?.dueAt ?? "") - requested).toBe(48 * hour);
    app.setNow(new Date(requested + 48 * hour - 1000));
    expect((await read()).body[0]?.isLate).toBe(false);
    app.setNow(new Date(requested + 48 * hour + 1000));
    expect((await read()).body[0]?.isLate).toBe(true);
  });

  test("searches by name, host and id", async () => {
    const { app, chief, host } = await aDesk();
    const listing = await aListing(app, host, { name: "Kofi Cargo to Tema" });
    await aListing(app, host, { name: "Dar Amal" });
    const found = async (search: string) => {
      const answer = await app.call(
        listModerated,
        { params: { kind: "services" }, query: { show: "waiting", search } },
        { headers: chief.headers },
      );
      return answer.body.map(({ title }) => title);
    };
    expect(await found("cargo")).toEqual(["Kofi Cargo to Tema"]);
    expect(await found(String(listing.id))).toEqual(["Kofi Cargo to Tema"]);
    expect(await found("amara okafor")).toHaveLength(2);
    expect(await found("%")).toEqual([]);
  });

  test("counts every queue; a decided listing or event leaves its queue", async () => {
    const { app, chief, host, decide } = await aDesk();
    const listing = await aListing(app, host);
    const event = await anEvent(app, host);
    const counts = async () => (await app.call(readDesk, {}, { headers: chief.headers })).body;
    expect(await counts()).toMatchObject({ services: 1, events: 1, suspended: 0 });
    await decide("services", listing.id, {});
    await decide("events", event, { decision: "suspend", reason: "prohibited" });
    expect(await counts()).toMatchObject({ services: 0, events: 0, suspended: 1 });
  });
});

describe("a decision", () => {
  test("approves: the listing is verified, the host gets a mail, and the decision is recorded", async () => {
    const { app, chief, host, decide, mails } = await aDesk();
    const listing = await aListing(app, host);
    const { status, body } = await decide("services", listing.id, { message: "Phone answered." });
    expect([status, body.message]).toEqual([200, "Approved. We've emailed the host."]);
    const { body: seen } = await app.call(readListing, { query: { id: String(listing.id) } });
    expect(seen.is_verified).toBe(true);
    const [letter] = await mails();
    expect(letter).toMatchObject({ to: "amara@test.example", subject: "Verified: Amara's Braids" });
    expect(body.data.decisions).toMatchObject([
      { action: "approved", by: "Marija Vella", words: "Phone answered.", subject: "services" },
    ]);
    const { body: trail } = await app.call(listDecisions, {}, { headers: chief.headers });
    expect(trail).toMatchObject(body.data.decisions);
  });

  test("suspends: visitors get 404; the host sees the reason in the portal and by mail", async () => {
    const { app, host, decide, mails } = await aDesk();
    const listing = await aListing(app, host);
    const answer = await decide("services", listing.id, {
      decision: "suspend",
      reason: "photos",
      message: "The second one is from another page.",
    });
    expect(answer.status).toBe(200);
    expect((await app.call(readListing, { query: { id: String(listing.id) } })).status).toBe(404);
    const own = await app.call(
      listOwnListings,
      { query: { userId: String(host.userId) } as never },
      { headers: host.headers },
    );
    expect(own.body[0]?.review).toEqual({
      state: "suspended",
      due_at: null,
      is_public: false,
      reason: "The photos don't belong to you. The second one is from another page.",
    });
    const [letter] = await mails();
    expect(letter?.subject).toBe("Suspended: Amara's Braids");
    for (const part of ["The photos don't belong to you.", "The second one is from", "object", "/contact"])
      expect(letter?.text).toContain(part);
    expect(answer.body.data.decisions[0]).toMatchObject({ action: "suspended", reason: "photos" });
  });

  test("reinstates a suspended listing and keeps both decisions on record", async () => {
    const { app, host, decide, mails } = await aDesk();
    const listing = await aListing(app, host);
    await decide("services", listing.id, { decision: "suspend", reason: "complaints" });
    const { body } = await decide("services", listing.id, { decision: "reinstate" });
    expect(body.data.decisions.map(({ action }) => action)).toEqual(["reinstated", "suspended"]);
    const { body: seen } = await app.call(readListing, { query: { id: String(listing.id) } });
    expect(seen.is_verified).toBe(true);
    expect((await mails())[0]?.subject).toBe("Back online: Amara's Braids");
  });

  test("suspends an event: visitors get 404; its host sees the reason", async () => {
    const { app, host, decide, mails } = await aDesk();
    const id = await anEvent(app, host);
    await decide("events", id, { decision: "suspend", reason: "misleading" });
    const query = { eventId: String(id) };
    expect((await app.call(readEvents, { query })).status).toBe(404);
    const { body } = await app.call(readEvents, { query }, { headers: host.headers });
    expect(body).toMatchObject({ review: { state: "suspended", reason: "It contains something that isn't true." } });
    expect((await mails())[0]?.text).toContain("Accra Nights");
  });

  test("a refused listing that is edited returns to review, and the desk shows what changed", async () => {
    const { app, chief, host, decide } = await aDesk();
    const listing = await aListing(app, host);
    await decide("services", listing.id, { decision: "refuse", reason: "contact" });
    expect((await app.call(readListing, { query: { id: String(listing.id) } })).status).toBe(404);
    const body = {
      ...(await listingBody(app, host)),
      profileImageUrl: "",
      description: "Now with a phone that answers.",
    };
    await app.call(updateListing, { params: { id: String(listing.id) }, query: {}, body }, { headers: host.headers });
    const { body: item } = await app.call(
      readModerated,
      { params: { kind: "services", id: String(listing.id) } },
      { headers: chief.headers },
    );
    expect(item).toMatchObject({ state: "in_review", reason: null, changed: ["description"], revision: 2 });
    expect(item.changes).toEqual([
      {
        field: "description",
        before: "Braids, twists and locs.\nBy appointment.",
        now: "Now with a phone that answers.",
      },
    ]);
  });

  test("with LISTING_REVIEW=before, visitors see a listing only after its approval", async () => {
    const { app, host, decide } = await aDesk({ listingReview: "before" });
    const listing = await aListing(app, host);
    const read = async () => (await app.call(readListing, { query: { id: String(listing.id) } })).status;
    expect(await read()).toBe(404);
    await decide("services", listing.id, {});
    expect(await read()).toBe(200);
  });

  test.for([
    [{ decision: "suspend" }, "reason", "Choose a reason"],
    [{ decision: "refuse", reason: "" }, "reason", "Choose a reason"],
    [{ decision: "refuse", reason: "other" }, "message", "Explain briefly what's wrong"],
    [{ decision: "suspend", reason: "bored" }, "reason", "Choose one of the options"],
  ] as const)("is refused without a valid reason or message: %j", async ([body, field, sentence]) => {
    const { app, host, decide, mails } = await aDesk();
    const listing = await aListing(app, host);
    const answer = await decide("services", listing.id, body as never);
    expect([answer.status, answer.body.fields?.[field]]).toEqual([400, sentence]);
    expect((await app.call(readListing, { query: { id: String(listing.id) } })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test("approval is refused when checks are missing, with an error for each of them", async () => {
    const { app, host, decide, mails } = await aDesk();
    const listing = await aListing(app, host);
    const answer = await decide("services", listing.id, { hasCheckedPhotos: false, hasCheckedData: false });
    const sentence = "Confirm this before you approve";
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { hasCheckedPhotos: sentence, hasCheckedData: sentence },
    ]);
    expect(await mails()).toEqual([]);
  });

  test("is made only once, and only on the current revision", async () => {
    const { app, host, decide, mails } = await aDesk();
    const listing = await aListing(app, host);
    expect((await decide("services", listing.id, { revision: 7 })).body.code).toBe("version_is_stale");
    const answers = await Promise.all([1, 2, 3].map(() => decide("services", listing.id, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mails()).toHaveLength(1);
    expect(await app.deps.db.selectFrom("decisions").selectAll().execute()).toHaveLength(1);
    expect((await decide("services", 999_999, {})).status).toBe(404);
    expect((await decide("services", listing.id, { decision: "reinstate" })).body.code).toBe("decision_not_possible");
  });
});

describe("a highlight", () => {
  test("can be set and removed by a moderator on verified listings and events", async () => {
    const { app, chief, host, decide } = await aDesk();
    const listing = await aListing(app, host);
    const event = await anEvent(app, host);
    const mark = (kind: "services" | "events", id: number, isOn: boolean) =>
      app.call(highlightModerated, { params: { kind, id: String(id) }, body: { isOn } }, { headers: chief.headers });
    expect((await mark("services", listing.id, true)).body.code).toBe("decision_not_possible");
    await decide("services", listing.id, {});
    await decide("events", event, {});
    expect((await mark("services", listing.id, true)).body.message).toBe("Marked as a Community Favorite.");
    await mark("events", event, true);
    const { body: seen } = await app.call(readListing, { query: { id: String(listing.id) } });
    expect(seen.is_community_favorite).toBe(true);
    expect((await app.call(readEvents, { query: { eventId: String(event) } })).body).toMatchObject({
      is_featured: true,
    });
    const again = await mark("services", listing.id, true);
    expect(again.body.data.decisions.map(({ action }) => action)).toEqual(["highlighted", "approved"]);
    const off = await mark("services", listing.id, false);
    expect(off.body.data).toMatchObject({ isHighlighted: false });
    expect(off.body.data.decisions[0]?.action).toBe("unhighlighted");
  });
});

describe("a suspended listing", () => {
  test("keeps its bookings, takes no new ones and hides its items from visitors", async () => {
    const { app, decide } = await aDesk();
    const day = await anOpenDay(app);
    const made = await book(app, day, `${openDay} 10:00`);
    expect(made.status).toBe(201);
    const items = { query: { kindredProviderId: String(day.host.hostId) } };
    expect((await app.call(listServiceItems, items)).body).toHaveLength(1);
    await decide("services", day.listing.id, { decision: "suspend", reason: "complaints" });
    const refused = await book(app, day, `${openDay} 12:00`);
    expect([refused.status, refused.body.code]).toEqual([409, "provider_not_bookable"]);
    const byHost = await app.call(
      bookForCaller,
      {
        body: {
          kindredProviderId: day.host.hostId,
          serviceItemId: day.item.id,
          startTime: venueTime(`${openDay} 13:00`),
        },
      },
      { headers: day.host.headers },
    );
    expect(byHost.body.code).toBe("provider_not_bookable");
    const kept = await app.deps.db.selectFrom("bookings").select(["id", "status"]).execute();
    expect(kept).toEqual([{ id: made.body.data.id, status: "confirmed" }]);
    expect((await app.call(listServiceItems, items)).body).toEqual([]);
    expect((await app.call(listServiceItems, items, { headers: day.host.headers })).body).toHaveLength(1);
    await decide("services", day.listing.id, { decision: "reinstate" });
    expect((await book(app, day, `${openDay} 12:00`)).status).toBe(201);
  });
});

test("a decision succeeds with a very long event title and with an invalid email of the host", async () => {
  const { app, host, decide } = await aDesk();
  const event = await anEvent(app, host);
  const change = (table: "hosts" | "events", values: Record<string, string>) =>
    app.deps.db.updateTable(table).set(values).execute();
  await change("events", { title: "🎉".repeat(160) });
  expect((await decide("events", event, { decision: "approve" })).status).toBe(200);
  await change("hosts", { email: `${"a".repeat(65)}@test.example` });
  const suspended = await decide("events", event, { decision: "suspend", reason: "other", message: "False." });
  expect(suspended.status).toBe(200);
});
