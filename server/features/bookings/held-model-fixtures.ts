import { sql } from "kysely";
import { updateEvent } from "#contract/events.ts";
import { createHold, releaseHold } from "#contract/holds.ts";
import { acceptTime, joinWaitingList, offerTime, removeWaiting } from "#contract/waiting-list.ts";
import { inTransaction } from "#server/db/database.ts";
import { holdImportedTime, lockCalendars } from "#server/features/calendar/index.ts";
import type { TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anEvent, eventBody } from "#server/features/registrations/registration-fixtures.ts";
import type { anItem } from "#server/features/service-items/item-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { daysAfter } from "#server/testing/test-days.ts";

type Item = Awaited<ReturnType<typeof anItem>>;
type Visit = readonly Item[];

const cellMs = 900_000;
const minuteMs = 60_000;

/** A time that is kept for a browser, or offered to somebody on the waiting list. */
type Kept = { readonly id: string; readonly secret: string | null; readonly visit: Visit; readonly cells: number[] };

type ModelTools = {
  readonly pick: (below: number) => number;
  readonly randomCell: () => number;
  readonly someVisit: () => Visit;
  readonly cellsOf: (start: number, visit: Visit) => number[];
  readonly minutesOf: (cells: readonly number[], visit: Visit) => number[];
  readonly isFree: (cells: number[], visit: Visit) => boolean;
  readonly dateOf: (cell: number) => string;
  readonly expectSame: (what: string, real: unknown, model: unknown) => void;
  /** Somebody took the time that was offered to them. */
  readonly onBooked: (visit: Visit, cells: number[], secret: string) => void;
};

export const noticeMsOf = (visit: Visit) => Math.max(...visit.map((item) => item.noticeMinutes ?? 0)) * minuteMs;

const shortestOfferMs = 10 * minuteMs;

export type HeldModel = Awaited<ReturnType<typeof heldModel>>;

/** Holds that expire or are released, offers that are taken or withdrawn, an event that moves, and another calendar. */
export async function heldModel(
  app: TestApp,
  host: TestHost,
  place: { readonly country: string; readonly timeZone: string },
  { pick, ...tools }: ModelTools,
) {
  const { db } = app.deps;
  const calendar = await db
    .selectFrom("calendars")
    .select("id")
    .where("host_id", "=", host.hostId)
    .executeTakeFirstOrThrow();
  const fixed = {
    country_iso: place.country,
    timezone: place.timeZone,
    city_id: null,
    keep_calendars_free: [calendar.id],
  };
  const holds: Kept[] = [];
  const offers: Kept[] = [];
  let people = 0;
  const timesAt = (start: number, cells: number) => ({
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + cells * cellMs).toISOString(),
  });
  let event = { start: tools.randomCell(), cells: 1 + pick(12) };
  const { id: eventId, image_url } = await anEvent(app, host, { ...fixed, ...timesAt(event.start, event.cells) });

  async function moveEvent() {
    event = { start: tools.randomCell(), cells: 1 + pick(12) };
    const changes = { ...fixed, image_url, ...timesAt(event.start, event.cells) };
    const body = (await eventBody(app, host, changes)) as never;
    const answer = await app.call(updateEvent, { params: { id: String(eventId) }, query: {}, body }, host);
    tools.expectSame("move an event", answer.status, 200);
  }

  const { id: importId } = await db
    .insertInto("imported_calendars")
    .values({ host_id: host.hostId, calendar_id: calendar.id, address: "https://calendar.example/busy.ics" })
    .returning("id")
    .executeTakeFirstOrThrow();
  let imported: { readonly start: number; readonly end: number }[] = [];

  /** What the other calendar is busy with begins and ends at any minute. */
  async function readOtherCalendar() {
    imported = Array.from({ length: pick(4) }, () => {
      const start = tools.randomCell() + pick(15) * minuteMs;
      return { start, end: start + (1 + pick(180)) * minuteMs };
    });
    await inTransaction(db, async (trx) => {
      await lockCalendars(trx, host.hostId);
      const key = { hostId: host.hostId, calendarId: calendar.id, importId };
      await holdImportedTime(app.deps, trx, key, imported);
    });
  }

  const somebodyWants = () => {
    const visit = tools.someVisit();
    const start = tools.randomCell();
    return { visit, start, cells: tools.cellsOf(start, visit), startTime: new Date(start).toISOString() };
  };

  async function hold() {
    const { visit, cells, startTime } = somebodyWants();
    const isFree = tools.isFree(cells, visit);
    const body = { kindredProviderId: host.hostId, startTime, serviceItems: visit.map(({ id }) => id) };
    const answer = await app.call(createHold, { body });
    tools.expectSame(`hold ${startTime}`, answer.status, isFree ? 201 : 409);
    if (answer.status === 201) holds.push({ id: answer.body.data.id, secret: null, visit, cells });
  }

  /** An expired hold counts as free at once, before a job deletes it. */
  async function endHold() {
    const [ended] = holds.splice(pick(holds.length || 1), 1);
    if (!ended) return;
    if (pick(2) === 0) await app.call(releaseHold, { params: { id: ended.id } });
    else await sql`update held_times set expires_at = now() where hold_id = ${ended.id}`.execute(db);
  }

  async function offer() {
    const { visit, start, cells, startTime } = somebodyWants();
    const isFree = tools.isFree(cells, visit) && start - noticeMsOf(visit) - Date.now() >= shortestOfferMs;
    people++;
    const joining = {
      kindredProviderId: host.hostId,
      serviceItems: visit.map(({ id }) => id),
      days: [daysAfter(tools.dateOf(start), 0)],
      partsOfDay: ["morning" as const],
      customerName: "Waits",
      customerPhone: null,
      customerEmail: `waits-${people}@pear.example`,
    };
    const { id, secret } = (await app.call(joinWaitingList, { body: joining })).body.data;
    const params = { hostId: String(host.hostId), id };
    const answer = await app.call(offerTime, { params, body: { startTime } }, host);
    tools.expectSame(`offer ${startTime}`, answer.status, isFree ? 200 : 409);
    if (answer.status === 200) offers.push({ id, secret, visit, cells });
    else await app.call(removeWaiting, { params }, host);
  }

  async function endOffer() {
    const [ended] = offers.splice(pick(offers.length || 1), 1);
    if (!ended) return;
    if (pick(2) === 0) {
      await app.call(removeWaiting, { params: { hostId: String(host.hostId), id: ended.id } }, host);
      return;
    }
    const answer = await app.call(acceptTime, { params: { secret: ended.secret ?? "" }, body: {} });
    tools.expectSame("accept an offer", answer.status, 200);
    if (answer.status === 200) tools.onBooked(ended.visit, ended.cells, answer.body.data.secret);
  }

  return {
    /** Every minute in which nobody can book. */
    minutes: () => [
      ...[...holds, ...offers].flatMap(({ cells, visit }) => tools.minutesOf(cells, visit)),
      ...minutesBetween(event.start, event.start + event.cells * cellMs),
      ...imported.flatMap(({ start, end }) => minutesBetween(start, end)),
    ],
    /** Offers count for the most visits of a day. */
    offers: () => offers,
    actions: [moveEvent, readOtherCalendar, hold, hold, endHold, offer, endOffer],
  };
}

function minutesBetween(start: number, end: number): number[] {
  return Array.from({ length: (end - start) / minuteMs }, (_, n) => start / minuteMs + n);
}
