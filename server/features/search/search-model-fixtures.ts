import { sql } from "kysely";
import { bookSlot, cancelBooking } from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import { deleteEvent } from "#contract/events.ts";
import { updateHost } from "#contract/hosts.ts";
import { deleteListing, updateListing } from "#contract/listings.ts";
import { deleteServiceItem, updateServiceItem } from "#contract/service-items.ts";
import { inTurn } from "#scripts/in-turn.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing, listingBody } from "#server/features/listings/listing-fixtures.ts";
import { aDesk, anEvent } from "#server/features/moderation/desk-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { daysAfter, openDay } from "#server/testing/test-days.ts";
import { rebuildSearch } from "./index-host.ts";
import { refreshFreeTimes } from "./refresh-free-times.ts";

/** The same seed gives the same numbers. */
function chance(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const names = [
  "Ħobż tal-Malti",
  "Jollof & Co",
  "Ċomb",
  "حلويات دمشق",
  "बिरयानी घर",
  "O'Neill's Taxi",
  "Doña Luz",
  "Çay",
];

/** Makes random changes through the API. Returns the differences between the kept search tables and rebuilt ones. */
export async function compareWithRebuilt(steps: number, seed: number): Promise<string[]> {
  const desk = await aDesk();
  const { app } = desk;
  app.setNow(new Date(venueTime(`${daysAfter(openDay, -1)} 12:00`)));
  const pick = chance(seed);
  const one = <T>(those: readonly T[]): T => inTurn(those, pick(those.length));
  const oneIfAny = <T>(those: readonly T[]): T | undefined => those[pick(those.length)];
  const hosts: TestHost[] = [desk.host];
  for (let n = 0; n < 3; n++) hosts.push(await aHost(app, await signIn(app)));
  const listings: { id: number; host: TestHost; revision: number }[] = [];
  const items: { id: number; host: TestHost }[] = [];
  const events: { id: number; host: TestHost }[] = [];
  const secrets: string[] = [];
  const problems: string[] = [];
  const time = () =>
    venueTime(
      `${daysAfter(openDay, pick(10))} ${String(8 + pick(9)).padStart(2, "0")}:${pick(2)}5`
        .replace(":15", ":30")
        .replace(":05", ":00"),
    );

  const actions: (() => Promise<unknown>)[] = [
    async () => {
      const host = one(hosts);
      const made = await aListing(app, host, { name: one(names), cityId: 1 + pick(60), languages: ["ar"] });
      listings.push({ id: made.id, host, revision: 1 });
    },
    async () => {
      const listing = oneIfAny(listings);
      if (listing)
        items.push({
          id: (await anItem(app, listing.host, listing.id, { durationMinutes: 15 * (1 + pick(8)), price: pick(50) }))
            .id,
          host: listing.host,
        });
    },
    async () => {
      const listing = oneIfAny(listings);
      if (!listing) return;
      const body = await listingBody(app, listing.host, {
        name: one(names),
        description: `Day ${pick(100)}`,
      });
      await app.call(
        updateListing,
        { params: { id: String(listing.id) }, query: {}, body },
        { headers: listing.host.headers },
      );
    },
    async () => {
      const listing = pick(3) === 0 ? oneIfAny(listings) : undefined;
      if (!listing) return;
      const call = { params: { id: String(listing.id) }, query: {} };
      const { status } = await app.call(deleteListing, call, { headers: listing.host.headers });
      if (status === 200) listings.splice(listings.indexOf(listing), 1);
    },
    async () => {
      const host = one(hosts);
      events.push({ id: await anEvent(app, host), host });
    },
    async () => {
      const event = pick(2) === 0 ? oneIfAny(events) : undefined;
      if (event)
        await app.call(deleteEvent, { params: { id: String(event.id) }, query: {} } as never, {
          headers: event.host.headers,
        });
    },
    async () => {
      const [kind, thing] =
        pick(2) === 0 ? (["services", oneIfAny(listings)] as const) : (["events", oneIfAny(events)] as const);
      const decision = one(["approve", "suspend", "reinstate", "refuse"] as const) as "approve";
      if (thing) await desk.decide(kind, thing.id, { decision, reason: "photos", revision: 1 + pick(3) });
    },
    async () => {
      const host = one(hosts);
      await app.call(
        updateHost,
        { params: { hostId: String(host.hostId) }, body: { name: `Host ${pick(9)}` } },
        { headers: host.headers },
      );
    },
    async () => {
      const item = oneIfAny(items);
      const body = { name: `Item ${pick(9)}`, description: null, price: pick(90), durationMinutes: 15 * (1 + pick(6)) };
      if (item)
        await app.call(
          updateServiceItem,
          { params: { itemId: String(item.id) }, body },
          { headers: item.host.headers },
        );
    },
    async () => {
      const item = pick(4) === 0 ? oneIfAny(items) : undefined;
      if (item)
        await app.call(deleteServiceItem, { params: { itemId: String(item.id) } }, { headers: item.host.headers });
    },
    ...Array.from({ length: 4 }, () => async () => {
      const host = one(hosts);
      const [from, to] = [time(), time()].sort();
      const status = pick(3) === 0 ? ("unavailable" as const) : ("available" as const);
      const body = { kindredProviderId: host.hostId, startTime: from as string, endTime: to as string, status };
      await app.call(setAvailability, { body }, { headers: host.headers });
    }),
    ...Array.from({ length: 6 }, () => async () => {
      const item = oneIfAny(items);
      if (!item) return;
      const body = {
        kindredProviderId: item.host.hostId,
        startTime: time(),
        serviceItems: [item.id] as [number],
        customerName: "Maria",
        customerPhone: `99${100000 + pick(800000)}`,
        customerEmail: null,
      };
      const booked = await app.call(bookSlot, { body });
      if (booked.status === 201) secrets.push(booked.body.data.secret);
    }),
    async () => {
      const secret = oneIfAny(secrets);
      if (secret) await app.call(cancelBooking, { params: { secret } });
    },
    // A search between changes brings some hosts up to date.
    async () => void (await refreshFreeTimes(app.deps, { limit: 1 + pick(3) })),
  ];

  for (let step = 1; step <= steps; step++) {
    await one(actions)();
    if (step % Math.ceil(steps / 5) !== 0) continue;
    const kept = await contents(app);
    await sql`delete from search_hosts`.execute(app.deps.db);
    await rebuildSearch(app.deps.db);
    const rebuilt = await contents(app);
    for (const [n, row] of rebuilt.entries())
      if (kept[n] !== row) problems.push(`step ${step}: kept ${kept[n] ?? "nothing"}, rebuilt ${row}`);
    if (kept.length > rebuilt.length) problems.push(`step ${step}: ${kept.length - rebuilt.length} rows too many`);
  }
  return problems;
}

async function contents(app: TestApp): Promise<string[]> {
  while ((await refreshFreeTimes(app.deps, { limit: 50 })) > 0);
  const { rows } = await sql<{ line: string }>`
    select to_jsonb(d)::text as line from search_documents d
    union all select to_jsonb(n)::text from search_names n
    union all select to_jsonb(f)::text from search_free_times f order by line`.execute(app.deps.db);
  return rows.map(({ line }) => line);
}
