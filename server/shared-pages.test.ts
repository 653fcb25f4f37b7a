import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { cancelEvent, deleteEvent, updateEvent } from "#contract/events.ts";
import { checkIn } from "#contract/guests.ts";
import { updateHost } from "#contract/hosts.ts";
import { deleteListing, updateListing } from "#contract/listings.ts";
import { highlightModerated } from "#contract/moderation.ts";
import { setDifferingDay, setRange, setWeeklyHours } from "#contract/opening-hours.ts";
import { cancelRegistration, changePlaces } from "#contract/registrations.ts";
import { answerReview, reviewVisit } from "#contract/reviews.ts";
import { createServiceItem, deleteServiceItem, updateServiceItem } from "#contract/service-items.ts";
import { inTransaction } from "./db/database.ts";
import { book } from "./features/bookings/booking-fixtures.ts";
import { hoursPath, open } from "./features/calendar/calendar-fixtures.ts";
import { askToBeErased, runJobsRepeatedly } from "./features/erasure/erasure-fixtures.ts";
import { aListing, listingBody } from "./features/listings/listing-fixtures.ts";
import { aDesk } from "./features/moderation/desk-fixtures.ts";
import { anEvent, anEventTonight, eventBody, registerGuest } from "./features/registrations/registration-fixtures.ts";
import { visitIsOver } from "./features/reviews/review-fixtures.ts";
import { anItem } from "./features/service-items/item-fixtures.ts";
import { notify } from "./platform/notifications.ts";
import { serveElsewhere } from "./testing/serve-elsewhere.ts";
import { nextYear, openDay } from "./testing/test-days.ts";

async function aPlace() {
  const desk = await aDesk();
  const { app, host } = desk;
  const listing = await aListing(app, host);
  const item = await anItem(app, host, listing.id, { durationMinutes: 60 });
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  const id = listing.id;
  const week = `startTime=${openDay}T00:00:00Z&endTime=${openDay}T23:00:00Z`;
  const calls = [
    `/api/serviceProviders/details?id=${id}`,
    `/api/serviceItems?providerId=${id}`,
    `/api/reviews?providerId=${id}`,
    `/api/serviceProviders/${id}/kindred-provider-id`,
    `/api/providerCalendar/slots?kindredProviderId=${host.hostId}&${week}`,
  ];
  const query = new URLSearchParams(calls.map((call) => ["api", call]));
  return { ...desk, listing, item, path: `/shared?${query}` };
}
type Place = Awaited<ReturnType<typeof aPlace>>;

const asHost = ({ host }: Pick<Place, "host">) => ({ headers: { ...host.headers, "if-match": '"1"' } });

const changes: [string, (place: Place) => Promise<unknown>][] = [
  [
    "the listing is edited",
    async (place) => {
      const body = await listingBody(place.app, place.host, { name: "Another name" });
      return place.app.call(
        updateListing,
        { params: { id: String(place.listing.id) }, query: {}, body },
        asHost(place),
      );
    },
  ],
  [
    "an item is added",
    ({ app, host, listing }) =>
      app.call(
        createServiceItem,
        {
          query: { providerId: String(listing.id) },
          body: { name: "Twists", price: 30, durationMinutes: 30, description: null },
        },
        { headers: host.headers },
      ),
  ],
  [
    "an item gets another price",
    (place) =>
      place.app.call(
        updateServiceItem,
        {
          params: { itemId: String(place.item.id) },
          body: { name: "Braids", price: 99, durationMinutes: 60, description: null },
        },
        asHost(place),
      ),
  ],
  [
    "an item is deleted",
    (place) =>
      place.app.call(deleteServiceItem, { params: { itemId: String(place.item.id) } }, { headers: place.host.headers }),
  ],
  ["a time is booked", ({ app, host, item }) => book(app, { host, item }, `${openDay} 10:00`)],
  ["time is closed", ({ app, host }) => open(app, host, `${openDay} 12:00`, `${openDay} 13:00`, "unavailable")],
  [
    "the weekly hours change",
    async ({ app, host }) => {
      const days = Array.from({ length: 7 }, () => [{ from: "06:00", to: "20:00" }]);
      const body = { validFrom: `${nextYear}-01-01`, days };
      return app.call(setWeeklyHours, { params: await hoursPath(app, host), body }, { headers: host.headers });
    },
  ],
  [
    "a day gets hours of its own",
    async ({ app, host }) => {
      const params = { ...(await hoursPath(app, host)), date: openDay };
      const body = { stretches: [{ from: "19:00", to: "20:00" }], reason: null };
      return app.call(setDifferingDay, { params, body }, { headers: host.headers });
    },
  ],
  [
    "a range is closed",
    ({ app, host }) => {
      const days = { kindredProviderId: host.hostId, startDate: openDay, endDate: openDay };
      const body = { ...days, from: "09:00", to: "10:00", status: "unavailable" as const };
      return app.call(setRange, { body }, { headers: host.headers });
    },
  ],
  [
    "a visit is reviewed, and the review answered",
    async (place) => {
      const { body } = await book(place.app, place, `${openDay} 10:00`);
      await visitIsOver(place.app, body.data.id);
      const review = await place.app.call(reviewVisit, {
        params: { secret: body.data.secret },
        body: { stars: 4, text: "Good" },
      });
      const params = { id: String(review.body.data.id) };
      await place.app.call(answerReview, { params, body: { answer: "Thank you" } }, { headers: place.host.headers });
    },
  ],
  [
    "the host gets another name and becomes a trader",
    ({ app, host }) =>
      app.call(
        updateHost,
        { params: { hostId: String(host.hostId) }, body: { name: "Amara & Co", isTrader: true } },
        { headers: host.headers },
      ),
  ],
  [
    "the listing becomes a community favourite",
    async ({ app, chief, decide, listing }) => {
      await decide("services", listing.id, {});
      const params = { kind: "services" as const, id: String(listing.id) };
      await app.call(highlightModerated, { params, body: { isOn: true } }, { headers: chief.headers });
    },
  ],
  ["the listing is suspended", ({ decide, listing }) => suspend(decide, listing.id)],
  [
    "the listing is deleted",
    ({ app, host, listing }) =>
      app.call(deleteListing, { params: { id: String(listing.id) }, query: {} }, { headers: host.headers }),
  ],
  [
    "the host is erased",
    async ({ app, host }) => {
      await askToBeErased(app, host.email);
      app.setNow(new Date(Date.now() + 40 * 86_400_000));
      await runJobsRepeatedly(app);
    },
  ],
];

async function suspend(decide: Place["decide"], id: number) {
  await decide("services", id, {});
  const answer = await decide("services", id, { decision: "suspend", reason: "prohibited", revision: 1 });
  expect(answer.status).toBe(200);
}

test.for(changes)("visitors of another process see it at once when %s", async ([, change]) => {
  const place = await aPlace();
  const { read, rendered } = await serveElsewhere(place.app);
  const before = await (await read(place.path)).text();
  expect(await (await read(place.path)).text()).toBe(before);
  expect(rendered.count).toBe(1);
  await change(place);
  await expect.poll(async () => (await read(place.path)).text(), { interval: 5, timeout: 10_000 }).not.toBe(before);
});

type Party = Awaited<ReturnType<typeof aPartyPage>>;

async function aPartyPage() {
  const desk = await aDesk();
  const { app, host } = desk;
  const event = await anEventTonight(app, host);
  const other = await anEvent(app, host, { title: "Other" });
  const ticket = (await registerGuest(app, event)).body.data;
  const calls = ["/api/whatsOn", `/api/whatsOn/${event.id}`];
  const query = new URLSearchParams(calls.map((call) => ["api", call]));
  return { ...desk, event, other, ticket, path: `/shared?${query}` };
}

const ofEvent = ({ event }: Party) => ({ params: { id: String(event.id) } });

const partyChanges: [string, (party: Party) => Promise<unknown>][] = [
  ["somebody registers", ({ app, event }) => registerGuest(app, event, { phone: "9911 2234" })],
  [
    "somebody takes more places",
    ({ app, ticket }) => app.call(changePlaces, { params: { secret: ticket.secret }, body: { places: 2 } }),
  ],
  ["somebody cancels", ({ app, ticket }) => app.call(cancelRegistration, { params: { secret: ticket.secret } })],
  [
    "somebody is checked in",
    (party) =>
      party.app.call(
        checkIn,
        { ...ofEvent(party), body: { code: party.ticket.code } },
        { headers: party.host.headers },
      ),
  ],
  [
    "the event gets another capacity",
    async (party) => {
      const body = (await eventBody(party.app, party.host, { capacity: 30 })) as never;
      return party.app.call(updateEvent, { ...ofEvent(party), query: {}, body }, asHost(party));
    },
  ],
  [
    "the event is cancelled",
    (party) => party.app.call(cancelEvent, { ...ofEvent(party), body: {} }, { headers: party.host.headers }),
  ],
  [
    "another event of the host is deleted",
    ({ app, host, other }) =>
      app.call(deleteEvent, { params: { id: String(other.id) }, query: {} }, { headers: host.headers }),
  ],
  ["a listing of the host becomes public", ({ app, host }) => aListing(app, host)],
  [
    "the event is refused",
    ({ decide, event }) => decide("events", event.id, { decision: "refuse", reason: "other", message: "No" }),
  ],
];

test.for(partyChanges)("visitors of another process see it at once when %s", async ([, change]) => {
  const party = await aPartyPage();
  const { read, rendered } = await serveElsewhere(party.app);
  const before = await (await read(party.path)).text();
  expect(await (await read(party.path)).text()).toBe(before);
  expect(rendered.count).toBe(1);
  await change(party);
  await expect.poll(async () => (await read(party.path)).text(), { interval: 5, timeout: 10_000 }).not.toBe(before);
});

test.for(changes.filter(([name]) => ["the listing is edited", "a time is booked"].includes(name)))(
  "a page of search results is rendered again when %s",
  async ([, change]) => {
    const place = await aPlace();
    const { read, rendered } = await serveElsewhere(place.app);
    const path = "/shared?api=/api/search";
    const countAfterReading = async () => {
      await (await read(path)).text();
      return rendered.count;
    };
    expect([await countAfterReading(), await countAfterReading()]).toEqual([1, 1]);
    await change(place);
    await expect.poll(countAfterReading, { interval: 5, timeout: 10_000 }).toBeGreaterThan(1);
  },
);

test("a page is shared only among signed-out visitors who would see the same content", async () => {
  const place = await aPlace();
  const { read, rendered } = await serveElsewhere(place.app);
  const visits: [string, Record<string, string>, number][] = [
    [place.path, {}, 1],
    [place.path, {}, 1],
    [place.path, { cookie: "other=1" }, 1],
    [place.path, { cookie: "consent=accepted.1" }, 2],
    [place.path, { "accept-language": "en-XA" }, 2],
    [place.path, { cookie: "lang=en-XA" }, 3],
    [place.path, { "user-agent": "Android" }, 4],
    [place.path, { cookie: place.host.headers.cookie }, 5],
    [place.path, { cookie: place.host.headers.cookie }, 6],
    [`${place.path}&lang=en`, {}, 7],
    [`${place.path}&lang=en`, {}, 8],
    // This browser has just written something, so it sees the newest page.
    [place.path, { cookie: "position=0%2F1A2B3C" }, 9],
    [place.path, { cookie: "position=0%2F1A2B3C" }, 10],
    ["/other", {}, 11],
    ["/other", {}, 12],
  ];
  for (const [path, headers, count] of visits) {
    await (await read(path, headers)).text();
    expect([path, headers, rendered.count]).toEqual([path, headers, count]);
  }
});

test("a page of the Book button follows the browser's language, never the cookie's", async () => {
  const place = await aPlace();
  const { read } = await serveElsewhere(place.app);
  const path = place.path.replace("/shared", "/embed/booking");
  const languageFor = async (headers: Record<string, string>) =>
    /<p lang="(\w+)"/.exec(await (await read(path, headers)).text())?.[1];
  expect(await languageFor({ "accept-language": "fr" })).toBe("fr");
  expect(await languageFor({ "accept-language": "en", cookie: "lang=fr" })).toBe("en");
});

test("a shared page allows its scripts by their hashes, and a proxy can ask whether it is still current", async () => {
  const place = await aPlace();
  const { read } = await serveElsewhere(place.app);
  await (await read(place.path)).text();
  const shared = await read(place.path);
  const policy = shared.headers.get("content-security-policy") ?? "";
  const hash = createHash("sha256").update("run()").digest("base64");
  expect(policy).toContain(`script-src 'sha256-${hash}' 'strict-dynamic'`);
  expect(policy).toContain("default-src 'none'");
  expect(Object.fromEntries(shared.headers)).toMatchObject({
    "cache-control": "public, no-cache",
    vary: "accept-encoding, accept-language, cookie, user-agent",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const etag = shared.headers.get("etag") ?? "";
  expect((await read(place.path, { "if-none-match": etag })).status).toBe(304);
  expect((await read(place.path, { "if-none-match": '"another"' })).status).toBe(200);
});

test("the page of an unknown address is shared, with its status and without ETag", async () => {
  const { app } = await aDesk();
  const { read, rendered } = await serveElsewhere(app);
  for (let visit = 0; visit < 3; visit++) {
    const answer = await read("/unknown", { "if-none-match": "*" });
    expect([answer.status, answer.headers.get("etag")]).toEqual([404, null]);
    expect(await answer.text()).toContain('<p lang="en">');
  }
  expect(rendered.count).toBe(1);
});

test("visitors who wait for the same page get one whose scripts are allowed", async () => {
  const place = await aPlace();
  const { read, rendered } = await serveElsewhere(place.app);
  await read(place.path);
  const before = rendered.count;
  await inTransaction(place.app.deps.db, (trx) => notify(trx, `listing:${place.listing.id}`));
  const hash = createHash("sha256").update("run()").digest("base64");
  for (let round = 0; round < 20 && rendered.count < before + 3; round++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(place.path)));
    for (const answer of answers) {
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1];
      expect(policy.includes(`'sha256-${hash}'`) || policy.includes(`script-src 'nonce-${nonce}'`)).toBe(true);
    }
    await inTransaction(place.app.deps.db, (trx) => notify(trx, `listing:${place.listing.id}`));
  }
});

test("pages are rendered for everybody while notifications are lost", async () => {
  const place = await aPlace();
  const { read, rendered } = await serveElsewhere(place.app);
  await (await read(place.path)).text();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen kindred' and datname = current_database()`.execute(place.app.deps.db);
  await expect
    .poll(async () => {
      await (await read(place.path)).text();
      return rendered.count;
    })
    .toBeGreaterThan(2);
});

test("a page is kept only until the next full minute, because bookable times pass", async () => {
  const place = await aPlace();
  let now = "2027-01-01T12:00:59.900Z";
  const { read, rendered } = await serveElsewhere(place.app, { now: () => new Date(now) });
  for (let n = 0; n < 2; n++) await (await read(place.path)).text();
  expect(rendered.count).toBe(1);
  now = "2027-01-01T12:01:00.000Z";
  for (let n = 0; n < 2; n++) await (await read(place.path)).text();
  expect(rendered.count).toBe(2);
});

test("a page is not shared if it changes while it is rendered", async () => {
  const place = await aPlace();
  const { read, rendered } = await serveElsewhere(place.app);
  await (await read(place.path)).text();
  for (let n = 0; n < 20; n++) {
    const reading = Promise.all([read(place.path), read(place.path)]);
    await book(place.app, place, `${openDay} ${String(9 + (n % 8)).padStart(2, "0")}:00`);
    for (const answer of await reading) await answer.text();
  }
  const last = await place.app.fetch(new URLSearchParams(place.path.split("?")[1]).getAll("api").at(-1) as string);
  const shown = await last.text();
  await expect.poll(async () => (await read(place.path)).text()).toContain(shown);
  expect(rendered.count).toBeGreaterThan(1);
});
