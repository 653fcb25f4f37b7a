import { Temporal } from "temporal-polyfill";
import * as contract from "#contract/bookings.ts";
import { listSlots, setAvailability } from "#contract/calendar.ts";
import { type CountryCode, placeOf } from "#contract/countries/country-packs.ts";
import { setRange } from "#contract/opening-hours.ts";
import { venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { autumnChange, daysAfter, nextYear, openDay, springChange } from "#server/testing/test-days.ts";
import { type HeldModel, heldModel, noticeMsOf } from "./held-model-fixtures.ts";
import { hoursModel } from "./hours-model-fixtures.ts";

const cellMs = 900_000;
const minuteMs = 60_000;
/** Bookings and settings that begin in a window may end this many cells after it. */
const longest = 24;
const christmas = `${nextYear}-12-25`;
/** The shortest notice matters only a few days ahead. */
const nextWeek = daysAfter(new Date().toISOString().slice(0, 10), 7);
const lengths = [15, 30, 45, 60, 100, 180];

type Item = Awaited<ReturnType<typeof anItem>>;
/** One item, or several in one visit. */
type Visit = readonly Item[];
type Booking = { secret: string; startTime: string; visit: Visit; cells: number[] };
type Status = "available" | "unavailable";
type SentStatus = Status | "hours";

/** The same seed gives the same sequence of numbers. */
function chance(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type ModelPlace = { readonly country: CountryCode; readonly timeZone: string; readonly cityId?: number };

/**
 * Runs random operations against the API and against a simple model (a map of cells), on an ordinary day and on both
 * clock-change days; with opening hours also on a public holiday and next week, with items that have rules, holds,
 * offers, an event and another calendar. It compares every answer and, from time to time, the whole calendar.
 */
export async function compareWithModel(
  app: TestApp,
  operations: number,
  seed: number,
  { country, timeZone, cityId }: ModelPlace = placeOf("MT"),
  withHours = false,
): Promise<string[]> {
  const pick = chance(seed);
  const daysUntil = (date: string) => (Date.parse(date) - Date.parse(dateIn(Date.now(), timeZone))) / 86_400_000;
  const host = await aHost(app, {}, country);
  const listing = await aListing(app, host, cityId ? { countryIso: country, cityId } : {});
  const items: Item[] = [];
  for (const durationMinutes of lengths) {
    const rules = withHours
      ? {
          minutesBefore: 5 * pick(5),
          minutesAfter: 5 * pick(5),
          mostPerDay: pick(2) === 0 ? null : 1 + pick(3),
          noticeMinutes: pick(2) === 0 ? 0 : 6 * 1440 + pick(2 * 1440),
          daysAhead: pick(3) === 0 ? daysUntil(springChange) + pick(100) : null,
        }
      : {};
    items.push(await anItem(app, host, listing.id, { durationMinutes, ...rules }));
  }
  const days = [openDay, springChange, autumnChange, ...(withHours ? [christmas, nextWeek] : [])];
  const windows = days.map((day) => ({
    start: Date.parse(venueTime(`${day} 00:00`, timeZone)),
    cells: 100,
  }));
  const hours = withHours ? await hoursModel(app, host, { country, timeZone }, days, pick) : null;
  const statuses = new Map<number, Status>();
  const statusOf = (cell: number) => statuses.get(cell) ?? hours?.statusOf(cell);
  const booked = new Map<number, number>();
  const live: Booking[] = [];
  const differences: string[] = [];
  const expectSame = (what: string, real: unknown, model: unknown) => {
    if (JSON.stringify(real) !== JSON.stringify(model))
      differences.push(`${what}: API ${JSON.stringify(real)}, model ${JSON.stringify(model)}`);
  };
  expectSame("time zone", listing.timeZone, timeZone);
  const randomCell = () => {
    const window = windows[pick(windows.length)] as (typeof windows)[number];
    return window.start + pick(window.cells) * cellMs;
  };
  const cellsFrom = (start: number, minutes: number) =>
    Array.from({ length: Math.ceil(minutes / 15) }, (_, n) => start + n * cellMs);
  /** Every minute in which the calendar is blocked by the visit. */
  const minutesOf = (cells: readonly number[], visit: Visit) => {
    const minutesBefore = Math.max(...visit.map((item) => item.minutesBefore ?? 0));
    const minutesAfter = Math.max(...visit.map((item) => item.minutesAfter ?? 0));
    const first = (cells[0] as number) / minuteMs - minutesBefore;
    return Array.from({ length: minutesBefore + cells.length * 15 + minutesAfter }, (_, n) => first + n);
  };
  const localDate = (cell: number) => dateIn(cell, timeZone);
  const lengthOf = (visit: Visit) => visit.reduce((sum, item) => sum + (item.duration_minutes as number), 0);
  /** With rules, every third visit has several items. */
  const someVisit = (): Visit => {
    const count = withHours && pick(3) === 0 ? 2 + pick(2) : 1;
    return Array.from(new Set(Array.from({ length: count }, () => items[pick(items.length)] as Item)));
  };
  const isFree = (cells: number[], visit: Visit, own?: Booking): boolean => {
    const others = live.filter((booking) => booking !== own);
    const blocked = new Set(others.flatMap((booking) => minutesOf(booking.cells, booking.visit)));
    for (const minute of held?.minutes() ?? []) blocked.add(minute);
    const date = localDate(cells[0] as number);
    const thatDay = [...others, ...(held?.offers() ?? [])].filter(
      (other) => localDate(other.cells[0] as number) === date,
    );
    const isDayFull = (item: Item) =>
      thatDay.filter((other) => other.visit.includes(item)).length >= (item.mostPerDay ?? Number.POSITIVE_INFINITY);
    return (
      cells.every((cell) => own?.cells.includes(cell) || statusOf(cell) === "available") &&
      !minutesOf(cells, visit).some((minute) => blocked.has(minute)) &&
      !visit.some(isDayFull) &&
      (cells[0] as number) - Date.now() >= noticeMsOf(visit) &&
      visit.every((item) => daysUntil(date) <= (item.daysAhead ?? Number.POSITIVE_INFINITY))
    );
  };
  const held: HeldModel | null = withHours
    ? await heldModel(
        app,
        host,
        { country, timeZone },
        {
          pick,
          randomCell,
          someVisit,
          cellsOf: (start, visit) => cellsFrom(start, lengthOf(visit)),
          minutesOf,
          isFree: (cells, visit) => isFree(cells, visit),
          dateOf: localDate,
          expectSame,
          onBooked: (visit, cells, secret) => addBooking({ visit, cells, secret, startTime: iso(cells[0] as number) }),
        },
      )
    : null;

  function addBooking(booking: Booking) {
    for (const cell of booking.cells) booked.set(cell, booking.visit[0]?.id as number);
    live.push(booking);
  }

  async function setTime() {
    const start = randomCell();
    const cells = cellsFrom(start, 15 * (1 + pick(24)));
    const isCleared = withHours && pick(3) === 0;
    const status: SentStatus = isCleared ? "hours" : pick(3) === 0 ? "unavailable" : "available";
    const body = {
      kindredProviderId: host.hostId,
      startTime: iso(start),
      endTime: iso((cells.at(-1) as number) + cellMs),
      status,
    };
    const answer = await app.call(setAvailability, { body }, { headers: host.headers });
    expectSame("kept", answer.body.data.kept, cells.filter((cell) => booked.has(cell)).map(iso));
    setCells(cells, status);
  }

  function setCells(cells: readonly number[], status: SentStatus) {
    for (const cell of cells) {
      if (status === "hours") statuses.delete(cell);
      else statuses.set(cell, status);
    }
  }

  async function setDays() {
    const change = hours?.someRange();
    if (!change) return;
    const body = { kindredProviderId: host.hostId, ...change.range };
    const answer = await app.call(setRange, { body }, host);
    const cells = windows
      .flatMap(({ start, cells: count }) => cellsFrom(start, (count + longest) * 15))
      .filter(change.covers);
    const kept = live.filter((booking) => booking.cells.some(change.covers)).map(({ startTime }) => startTime);
    expectSame(
      "kept by a range",
      answer.body.data?.kept.map(({ startTime }) => startTime),
      kept.sort(),
    );
    setCells(cells, change.range.status);
  }

  async function compareStarts() {
    for (const { start, cells } of withHours ? windows : []) {
      const visit = someVisit();
      const length = lengthOf(visit);
      const [startTime, endTime] = [iso(start), iso(start + (cells - length / 15) * cellMs)];
      const serviceItems = visit.map(({ id }) => id).join(",");
      const query = { kindredProviderId: String(host.hostId), startTime, endTime, serviceItems };
      const { body } = await app.call(listSlots, { query });
      const model = cellsFrom(start, cells * 15 - length).filter((cell) => isFree(cellsFrom(cell, length), visit));
      expectSame(
        `starts of ${length} minutes`,
        body.map(({ start_time }) => start_time),
        model.map(iso),
      );
    }
  }

  async function bookTime() {
    const visit = someVisit();
    const start = randomCell();
    const cells = cellsFrom(start, lengthOf(visit));
    const body = {
      kindredProviderId: host.hostId,
      startTime: iso(start),
      serviceItems: visit.map(({ id }) => id),
      customerName: "A",
      customerPhone: "+35699112233",
      customerEmail: null,
    };
    const answer = await app.call(contract.bookSlot, { body });
    expectSame(`book ${iso(start)} ${lengthOf(visit)}`, answer.status, isFree(cells, visit) ? 201 : 409);
    if (answer.status !== 201) return;
    addBooking({ secret: answer.body.data.secret, startTime: iso(start), visit, cells });
  }

  async function moveTime() {
    const booking = live[pick(live.length)];
    if (!booking) return;
    const start = randomCell();
    // Moving a booking to its own time changes nothing, whatever the rules say.
    if (iso(start) === booking.startTime) return;
    const cells = booking.cells.map((_, n) => start + n * cellMs);
    const answer = await app.call(contract.moveBooking, {
      params: { secret: booking.secret },
      body: { startTime: iso(start) },
    });
    expectSame(`move to ${iso(start)}`, answer.status, isFree(cells, booking.visit, booking) ? 200 : 409);
    if (answer.status !== 200) return;
    giveBack(booking);
    for (const cell of cells) booked.set(cell, booking.visit[0]?.id as number);
    Object.assign(booking, { cells, startTime: iso(start) });
  }

  async function cancelTime() {
    const [booking] = live.splice(pick(live.length || 1), 1);
    if (!booking) return;
    const answer =
      pick(2) === 0
        ? await app.call(contract.cancelBooking, { params: { secret: booking.secret } })
        : await app.call(
            contract.cancelAsHost,
            {
              body: {
                kindredProviderId: host.hostId,
                serviceItemId: booking.visit[0]?.id as number,
                startTime: booking.startTime,
              },
            },
            { headers: host.headers },
          );
    expectSame("cancel", answer.status, 200);
    giveBack(booking);
  }

  function giveBack(booking: Booking) {
    for (const cell of booking.cells) {
      booked.delete(cell);
      if (statuses.has(cell)) statuses.set(cell, "available");
    }
  }

  async function compareCalendar() {
    for (const { start, cells } of windows) {
      const end = start + cells * cellMs;
      const query = { kindredProviderId: String(host.hostId), startTime: iso(start), endTime: iso(end) };
      const { body } = await app.call(listSlots, { query }, { headers: host.headers });
      const blocked = new Set(live.flatMap((booking) => minutesOf(booking.cells, booking.visit)));
      for (const minute of held?.minutes() ?? []) blocked.add(minute);
      const isBlocked = (minute: number) => blocked.has(minute);
      const model = cellsFrom(start, cells * 15).flatMap((cell) => {
        const itemId = booked.get(cell);
        const isAround = Array.from({ length: 15 }, (_, n) => cell / minuteMs + n).some(isBlocked);
        const status = itemId ? "booked" : isAround ? "unavailable" : statusOf(cell);
        const isByHours = status === "available" && !statuses.has(cell);
        return status ? [[iso(cell), status, itemId ?? null, ...(isByHours ? ["by hours"] : [])]] : [];
      });
      expectSame(
        `calendar of ${iso(start)}`,
        body.map((slot) => [slot.start_time, slot.status, slot.service_item_id, ...(slot.byHours ? ["by hours"] : [])]),
        model,
      );
    }
  }

  const actions = [
    ...(hours ? [...hours.actions, setDays] : []),
    ...(held ? held.actions : []),
    setTime,
    setTime,
    bookTime,
    bookTime,
    bookTime,
    moveTime,
    cancelTime,
  ];
  for (let n = 1; n <= operations; n++) {
    await (actions[pick(actions.length)] as () => Promise<void>)();
    if (n % 50 !== 0 && n !== operations) continue;
    await compareCalendar();
    await compareStarts();
  }
  return differences;
}

function dateIn(moment: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
