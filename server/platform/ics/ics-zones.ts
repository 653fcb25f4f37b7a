import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

/** Wall-clock time, in milliseconds as if it were UTC. */
type LocalMs = number;

export type Zone = {
  readonly toInstant: (local: LocalMs) => number;
  readonly toLocal: (instant: number) => LocalMs;
};

const dayMs = 86_400_000;
const utc: Zone = { toInstant: (local) => local, toLocal: (instant) => instant };

/** `definitions` are the file's own VTIMEZONE blocks. Returns null for a name that nobody defines. */
export function zonesOf(
  definitions: readonly ICAL.Component[],
  observer: string,
): (name: string | null) => Zone | null {
  const known = new Map<string, Zone | null>();
  const defined = new Map(
    definitions.map((component) => [String(component.getFirstPropertyValue("tzid")), component] as const),
  );
  const find = (name: string): Zone | null => {
    if (/^(z|utc|gmt)$/i.test(name)) return utc;
    const component = defined.get(name);
    return ianaZone(name) ?? (component ? definedZone(component, name) : ianaZone(ianaNameIn(name)));
  };
  return (name) => {
    const asked = name ?? observer;
    const zone = known.has(asked) ? (known.get(asked) ?? null) : find(asked);
    known.set(asked, zone);
    return zone;
  };
}

/** Some programs put a path before it, such as `/citadel.org/20190101_1/Europe/Berlin`. */
function ianaNameIn(name: string): string {
  return /[A-Za-z_]+\/[A-Za-z_]+$/.exec(name)?.[0] ?? "";
}

/** Temporal takes long, so its offset is used for the whole of a day on which the clock does not change. */
function ianaZone(name: string): Zone | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
  } catch {
    return null;
  }
  const offsets = new Map<number, number>();
  const offsetAt = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name).offsetNanoseconds / 1e6;
  const offsetOn = (day: number) => {
    const stored = offsets.get(day) ?? offsetAt(day * dayMs);
    offsets.set(day, stored);
    return stored;
  };
  return {
    toInstant(local) {
      const day = Math.floor(local / dayMs);
      const around = [day - 1, day, day + 1, day + 2].map(offsetOn);
      if (around.every((offset) => offset === around[0])) return local - (around[0] ?? 0);
      const wall = new Date(local).toISOString().slice(0, -1);
      return Temporal.PlainDateTime.from(wall).toZonedDateTime(name).epochMilliseconds;
    },
    toLocal: (instant) => instant + offsetAt(instant),
  };
}

function definedZone(component: ICAL.Component, tzid: string): Zone {
  const zone = new ICAL.Timezone({ component, tzid });
  const offsetMs = (local: LocalMs) => zone.utcOffset(floating(local)) * 1000;
  return {
    toInstant: (local) => local - offsetMs(local),
    toLocal: (instant) => instant + offsetMs(instant + offsetMs(instant)),
  };
}

export function floating(local: LocalMs, isDate = false): ICAL.Time {
  const at = new Date(local);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}

export function localMsOf({ year, month, day, hour, minute, second }: ICAL.Time): LocalMs {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
