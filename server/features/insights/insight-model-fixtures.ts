import { sql } from "kysely";
import { bookForCaller, bookSlot, cancelAsHost, cancelBooking, eraseDetails, moveBooking } from "#contract/bookings.ts";
import { setAvailability } from "#contract/calendar.ts";
import { createCalendar, updateCalendar } from "#contract/calendars.ts";
import { countryPack, placeOf } from "#contract/countries/country-packs.ts";
import { markArrived, markNoShow, moveToCalendar } from "#contract/host-bookings.ts";
import { sources } from "#contract/lists/sources.ts";
import { removeMember } from "#contract/members.ts";
import { updateServiceItem } from "#contract/service-items.ts";
import { requestDeletion } from "#contract/support.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost, joinHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { autumnChange, openDay, springChange } from "#server/testing/test-days.ts";
import { aPastVisit, calendarIdsOf } from "./insight-fixtures.ts";
import { recountAll } from "./recount-host.ts";

/** The same seed gives the same numbers. */
function chance(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const cellMs = 900_000;
const dayMs = 86_400_000;
const days = [openDay, springChange, autumnChange];
const repairedDays = 35;

type Shop = { host: TestHost; timeZone: string; listingId: number; itemIds: number[]; calendarIds: number[] };
type Booked = { shop: Shop; id: string; secret: string; startTime: string; itemId: number; isPast: boolean };

/**
 * Makes random changes through the API, in two zones and on both clock-change days. Returns the differences between the
 * kept daily summaries and those counted from the rows.
 */
export async function compareWithRecount(steps: number, seed: number): Promise<string[]> {
  const app = await testApp({ settings: { countries: [countryPack("MT"), countryPack("GB")] } });
  const pick = chance(seed);
  const one = <T>(those: readonly T[]): T => those[pick(those.length)] as T;
  const shops = [await aShop(app, "MT"), await aShop(app, "GB")];
  const booked: Booked[] = [];
  const now = Date.now();
  const phone = () => `+3569911220${pick(8)}`;
  const at = ({ timeZone }: Shop) =>
    new Date(Date.parse(venueTime(`${one(days)} 00:00`, timeZone)) + pick(100) * cellMs).toISOString();
  const past = () => new Date(Math.floor((now - (2 + pick(28)) * dayMs) / cellMs) * cellMs + pick(96) * cellMs);
  const someItems = ({ itemIds }: Shop) => (pick(4) === 0 ? itemIds.slice(0, 2) : [one(itemIds)]);

  async function openTime() {
    const shop = one(shops);
    const [start, calendarId] = [at(shop), one(shop.calendarIds)];
    const endTime = new Date(Date.parse(start) + (8 + pick(40)) * cellMs).toISOString();
    const body = { kindredProviderId: shop.host.hostId, calendarId, startTime: start, endTime };
    await app.call(setAvailability, { body: { ...body, status: "available" } }, shop.host);
  }

  async function openPastTime() {
    const shop = one(shops);
    const start = past();
    const body = {
      kindredProviderId: shop.host.hostId,
      calendarId: one(shop.calendarIds),
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + (1 + pick(60)) * cellMs).toISOString(),
      status: pick(4) === 0 ? ("unavailable" as const) : ("available" as const),
    };
    await app.call(setAvailability, { body }, shop.host);
  }

  async function book() {
    const shop = one(shops);
    const serviceItems = someItems(shop) as [number];
    const body = {
      kindredProviderId: shop.host.hostId,
      startTime: at(shop),
      serviceItems,
      customerName: "Maria Camilleri",
      customerPhone: phone(),
      customerEmail: `customer${pick(8)}@test.example`,
      ...(pick(3) === 0 ? {} : { source: one(sources) }),
    };
    const { status, body: answer } = await app.call(bookSlot, { body });
    if (status !== 201) return;
    const { id, secret, startTime } = answer.data;
    booked.push({ shop, id, secret, startTime, itemId: serviceItems[0], isPast: false });
  }

  async function bookAsHost() {
    const shop = one(shops);
    const customerPhone = pick(2) === 0 ? { customerPhone: phone() } : {};
    const serviceItems = someItems(shop) as [number];
    const body = { kindredProviderId: shop.host.hostId, startTime: at(shop), serviceItems, ...customerPhone };
    await app.call(bookForCaller, { body }, shop.host);
  }

  async function visited() {
    const shop = one(shops);
    const startsAt = past();
    const itemIds = someItems(shop);
    const { id, secret } = await aPastVisit(app, shop.host.hostId, {
      itemIds,
      calendarId: one(shop.calendarIds),
      startsAt,
      phone: pick(4) === 0 ? null : phone(),
      bookedBy: pick(3) === 0 ? "provider" : "customer",
      source: pick(3) === 0 ? null : one(sources),
    });
    const startTime = startsAt.toISOString();
    booked.push({ shop, id, secret, startTime, itemId: itemIds[0] as number, isPast: true });
  }

  const someOf = (isPast: boolean) => one(booked.filter((booking) => booking.isPast === isPast));

  async function move() {
    const booking = someOf(false);
    if (!booking) return;
    const startTime = at(booking.shop);
    const answer = await app.call(moveBooking, { params: { secret: booking.secret }, body: { startTime } });
    if (answer.status === 200) booking.startTime = startTime;
  }

  async function reassign() {
    const booking = someOf(false);
    if (!booking) return;
    const call = { params: { id: booking.id }, body: { calendarId: one(booking.shop.calendarIds) } };
    await app.call(moveToCalendar, call, booking.shop.host);
  }

  async function cancel() {
    const booking = someOf(false);
    if (!booking) return;
    const { shop, secret, id: bookingId, startTime, itemId: serviceItemId } = booking;
    const body = { kindredProviderId: shop.host.hostId, serviceItemId, startTime, bookingId };
    if (pick(2) === 0) await app.call(cancelBooking, { params: { secret } });
    else await app.call(cancelAsHost, { body }, shop.host);
  }

  async function markAsNoShow() {
    const booking = someOf(true);
    if (!booking) return;
    const params = { id: booking.id };
    if (pick(4) === 0) await app.call(markArrived, { params, body: { arrived: true } }, booking.shop.host);
    else await app.call(markNoShow, { params, body: { noShow: pick(3) > 0 } }, booking.shop.host);
  }

  async function erase() {
    const booking = one(booked);
    if (booking) await app.call(eraseDetails, { params: { secret: booking.secret } });
  }

  async function erasePerson() {
    if (pick(8) > 0) return;
    const email = `customer${pick(8)}@test.example`;
    await app.call(requestDeletion, { body: { email, reason: null, comments: null, confirmed: true } });
    const { rows } = await sql<{ id: string }>`
      update deletion_requests set confirmed_at = now() - interval '90 days' where confirmed_at is null returning id`.execute(
      app.deps.db,
    );
    if (rows.length > 0) await app.runJobs();
  }

  async function changeMembers() {
    const shop = one(shops);
    if (shop.calendarIds.length < 3) {
      const person = await signIn(app);
      await joinHost(app, shop.host, person, "staff");
      const params = { hostId: String(shop.host.hostId) };
      await app.call(createCalendar, { params, body: { name: "Kofi", memberId: person.userId } }, shop.host);
      shop.calendarIds = await calendarIdsOf(app, shop.host);
      if (pick(2) === 0)
        await app.call(removeMember, { params: { ...params, userId: String(person.userId) }, query: {} }, shop.host);
      return;
    }
    // The first calendar stays open. A closed one is not opened again: its time in between is not known.
    const [, ...others] = shop.calendarIds;
    if (pick(10) > 0) return;
    const params = { hostId: String(shop.host.hostId), calendarId: String(one(others)) };
    await repair();
    await app.call(updateCalendar, { params, body: { isOpen: false } }, shop.host);
  }

  async function rename() {
    const { host, itemIds } = one(shops);
    const body = { name: `Item ${pick(4)}`, description: null, price: pick(90), durationMinutes: 15 * (1 + pick(8)) };
    await app.call(updateServiceItem, { params: { itemId: String(one(itemIds)) }, body }, host);
  }

  const repair = () => recountAll(app.deps, new Date(), repairedDays);

  const actions = [
    ...[openTime, openTime, book, book, book, book, book, book, bookAsHost, visited, visited, openPastTime],
    ...[move, move, reassign, cancel, markAsNoShow, markAsNoShow, erase, erasePerson, changeMembers, rename],
  ];
  const problems: string[] = [];
  for (let step = 1; step <= steps; step++) {
    await one(actions)();
    if (step % Math.ceil(steps / 4) !== 0) continue;
    // Visits are compared as the changes left them, open time after its nightly count.
    const visitsKept = await contents(app, "visits");
    await repair();
    const allKept = await contents(app, "everything");
    await recountAll(app.deps, new Date());
    problems.push(...differences(`step ${step}, visits`, visitsKept, await contents(app, "visits")));
    problems.push(...differences(`step ${step}`, allKept, await contents(app, "everything")));
  }
  if (booked.length < steps / 10) problems.push(`only ${booked.length} bookings in ${steps} steps`);
  return problems;
}

async function aShop(app: TestApp, country: "MT" | "GB"): Promise<Shop> {
  const host = await aHost(app, {}, country);
  const listing = await aListing(app, host, country === "GB" ? { countryIso: country } : {});
  const itemIds: number[] = [];
  for (const [n, durationMinutes] of [45, 60, 150].entries())
    itemIds.push((await anItem(app, host, listing.id, { name: `Item ${n}`, price: 10 + n, durationMinutes })).id);
  const params = { hostId: String(host.hostId) };
  await app.call(createCalendar, { params, body: { name: "Ama" } }, host);
  const { timeZone } = placeOf(country);
  return { host, timeZone, listingId: listing.id, itemIds, calendarIds: await calendarIdsOf(app, host) };
}

function differences(when: string, kept: readonly string[], counted: readonly string[]): string[] {
  const [before, after] = [new Set(kept), new Set(counted)];
  return [
    ...kept.filter((row) => !after.has(row)).map((row) => `${when}: only kept ${row}`),
    ...counted.filter((row) => !before.has(row)).map((row) => `${when}: only counted ${row}`),
  ];
}

async function contents(app: TestApp, which: "visits" | "everything"): Promise<string[]> {
  const open = which === "everything" ? sql`open_minutes` : sql`array_fill(0, array[24])`;
  const { rows } = await sql<{ line: string }>`
    select to_jsonb(v)::text as line from insight_visits v
     where (visits, items_done, no_shows, cancelled, price_cents) <> (0, 0, 0, 0, 0)
    union all
    select to_jsonb(p)::text from insight_people p where visits <> 0
    union all
    select jsonb_build_array(host_id, day, calendar_id, booked_minutes, ${open})::text from insight_day_hours
     where 0 <> any (booked_minutes) or 0 <> any (${open})
    order by line`.execute(app.deps.db);
  return rows.map(({ line }) => line);
}
