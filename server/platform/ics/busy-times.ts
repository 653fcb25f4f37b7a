import ICAL from "ical.js";
import { type IcsBlock, icsBlocks, NotACalendar } from "./ics-blocks.ts";
import { floating, localMsOf, type Zone, zonesOf } from "./ics-zones.ts";

/** Half-open, in milliseconds since the epoch. */
type BusyTime = { readonly start: number; readonly end: number };

export type BusyTimes = {
  /** In no order, and they may overlap. */
  readonly times: readonly BusyTime[];
  /** So many entries could not be read. Their times are missing. */
  readonly unreadable: number;
};

export type IcsWindow = BusyTime & {
  /** Days and times without a zone are meant in this one. */
  readonly timeZone: string;
};

/** An endless series that repeats every second would never reach the window. */
const maxOccurrences = 200_000;
const maxTimes = 100_000;
const dayMs = 86_400_000;

/** Throws `NotACalendar`. */
export function busyTimes(text: string, window: IcsWindow): BusyTimes {
  const blocks = icsBlocks(text);
  const read = readBlocks(blocks);
  const zoneOf = zonesOf(read.zones, window.timeZone);
  const reading: Reading = { window, zoneOf, times: [], occurrences: 0 };
  let { unreadable } = read;
  for (const series of Map.groupBy(read.events, (event, n) => uidOf(event) ?? `without uid ${n}`).values()) {
    const timed = series.flatMap((event) => {
      const entry = entryOf(event, reading);
      if (entry === null) unreadable++;
      return entry ?? [];
    });
    addSeries(timed, reading);
  }
  for (const component of read.freeBusy) addFreeBusy(component, reading);
  return { times: reading.times, unreadable };
}

type Reading = {
  readonly window: IcsWindow;
  readonly zoneOf: (name: string | null) => Zone | null;
  readonly times: BusyTime[];
  occurrences: number;
};

function readBlocks(blocks: readonly IcsBlock[]) {
  const zones: ICAL.Component[] = [];
  const events: ICAL.Component[] = [];
  const freeBusy: ICAL.Component[] = [];
  let unreadable = 0;
  for (const block of blocks) {
    const component = block.isBroken ? null : parsed(block);
    if (block.name === "VTIMEZONE") zones.push(...(component ?? []));
    else if (component === null) unreadable++;
    else (block.name === "VEVENT" ? events : freeBusy).push(...component);
  }
  return { zones, events, freeBusy, unreadable };
}

/** Null if it is not valid. As an array, so that callers can spread it. */
function parsed({ lines }: IcsBlock): [ICAL.Component] | null {
  try {
    // The library's types do not say what it parses one component into.
    return [new ICAL.Component(ICAL.parse(lines.join("\r\n")) as [string, unknown[], unknown[]])];
  } catch {
    return null;
  }
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? "")
    .trim()
    .toUpperCase();

const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue("uid")?.toString();

type Moment = { readonly local: number; readonly instant: number; readonly isDate: boolean; readonly zone: Zone };

type Entry = {
  readonly start: Moment;
  readonly lengthMs: number;
  readonly isBusy: boolean;
  readonly rules: readonly ICAL.Recur[];
  readonly extra: readonly Moment[];
  readonly excluded: readonly Moment[];
  /** The start of the occurrence that this entry replaces. */
  readonly replaces: Moment | null;
  readonly alsoLaterOnes: boolean;
};

/** Null if its time cannot be read. */
function entryOf(event: ICAL.Component, reading: Reading): Entry | null {
  try {
    const [start] = momentsOf(event, "dtstart", reading);
    if (!start) return null;
    const replaced = event.getFirstProperty("recurrence-id");
    return {
      start,
      lengthMs: lengthOf(event, start, reading),
      isBusy: isBusy(event),
      rules: event.getAllProperties("rrule").map((rule) => expect(rule.getFirstValue(), ICAL.Recur)),
      extra: momentsOf(event, "rdate", reading),
      excluded: momentsOf(event, "exdate", reading),
      replaces: momentsOf(event, "recurrence-id", reading)[0] ?? null,
      alsoLaterOnes: String(replaced?.getParameter("range") ?? "").toUpperCase() === "THISANDFUTURE",
    };
  } catch (error) {
    if (error instanceof NotACalendar) throw error;
    return null;
  }
}

function isBusy(event: ICAL.Component): boolean {
  return (
    textOf(event, "status") !== "CANCELLED" &&
    textOf(event, "transp") !== "TRANSPARENT" &&
    textOf(event, "x-microsoft-cdo-busystatus") !== "FREE"
  );
}

/** A property may hold a value of another type than its name says. */
function expect<T>(value: unknown, type: abstract new (...args: never[]) => T): T {
  if (value instanceof type) return value;
  throw new Error("a value of an unexpected type");
}

function momentsOf(event: ICAL.Component, name: string, reading: Reading): Moment[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value) => {
      const time = value instanceof ICAL.Period ? value.start : expect(value, ICAL.Time);
      const isUtc = time.zone === ICAL.Timezone.utcTimezone;
      const named = time.isDate ? null : ([property.getParameter("tzid")].flat()[0] ?? null);
      const zone = reading.zoneOf(isUtc ? "UTC" : named);
      const local = localMsOf(time);
      if (!zone || Number.isNaN(local)) throw new Error("a time that cannot be read");
      return { local, instant: zone.toInstant(local), isDate: time.isDate, zone };
    }),
  );
}

function lengthOf(event: ICAL.Component, start: Moment, reading: Reading): number {
  const duration = event.getFirstPropertyValue("duration");
  if (duration) return Math.max(0, expect(duration, ICAL.Duration).toSeconds() * 1000);
  const [end] = momentsOf(event, "dtend", reading);
  // The length of whole days is counted in days, because a day can have 23 or 25 hours.
  if (end) return Math.max(0, start.isDate ? end.local - start.local : end.instant - start.instant);
  return start.isDate ? dayMs : 0;
}

function addSeries(entries: readonly Entry[], reading: Reading): void {
  const changes = entries.filter(({ replaces }) => replaces !== null);
  for (const entry of entries.filter(({ replaces }) => replaces === null)) {
    const excluded = new Set(entry.excluded.filter(({ isDate }) => !isDate).map(({ instant }) => instant));
    // Some programs exclude a day although the entry has a time.
    const excludedDays = new Set(entry.excluded.filter(({ isDate }) => isDate).map(({ local }) => dayOf(local)));
    const replaced = new Set(changes.map(({ replaces }) => replaces?.instant));
    for (const local of startsOf(entry, reading)) {
      const instant = entry.start.zone.toInstant(local);
      if (excluded.has(instant) || excludedDays.has(dayOf(local)) || replaced.has(instant)) continue;
      const later = changes.findLast((one) => one.alsoLaterOnes && (one.replaces?.instant ?? 0) < instant);
      if (later?.replaces) add(later, local + (later.start.local - later.replaces.local), reading);
      else add(entry, local, reading);
    }
  }
  for (const change of changes) add(change, change.start.local, reading);
}

const dayOf = (local: number) => Math.floor(local / dayMs);

function* startsOf({ start, rules, extra }: Entry, reading: Reading): Generator<number> {
  if (rules.length === 0) yield start.local;
  for (const { instant } of extra) yield start.zone.toLocal(instant);
  for (const rule of rules) yield* occurrences(start, rule, reading);
}

function* occurrences(start: Moment, rule: ICAL.Recur, reading: Reading): Generator<number> {
  // Local clocks are at most a day away from UTC.
  const end = reading.window.end + dayMs;
  const { until } = rule;
  if (until) {
    const isUtc = until.zone === ICAL.Timezone.utcTimezone;
    rule.until = floating(isUtc ? start.zone.toLocal(localMsOf(until)) : localMsOf(until), until.isDate);
  }
  const dates = rule.iterator(floating(start.local, start.isDate));
  for (let next = dates.next(); next; next = dates.next()) {
    if (++reading.occurrences > maxOccurrences) throw new NotACalendar("too_hard");
    const local = localMsOf(next);
    if (local > end) return;
    yield local;
  }
}

function add({ start, lengthMs, isBusy: busy }: Entry, local: number, { window, times }: Reading): void {
  if (!busy) return;
  const from = start.zone.toInstant(local);
  const to = start.isDate ? start.zone.toInstant(local + lengthMs) : from + lengthMs;
  addTime({ start: from, end: to }, window, times);
}

function addTime({ start, end }: BusyTime, window: BusyTime, times: BusyTime[]): void {
  const kept = { start: Math.max(start, window.start), end: Math.min(end, window.end) };
  if (!(kept.start < kept.end)) return;
  times.push(kept);
  if (times.length > maxTimes) throw new NotACalendar("too_hard");
}

function addFreeBusy(component: ICAL.Component, { window, times }: Reading): void {
  for (const property of component.getAllProperties("freebusy")) {
    if (String(property.getParameter("fbtype") ?? "BUSY").toUpperCase() === "FREE") continue;
    for (const value of property.getValues()) {
      const period = expect(value, ICAL.Period);
      const end = period.getEnd();
      addTime({ start: localMsOf(period.start), end: localMsOf(end) }, window, times);
    }
  }
}
