import type { KeyObject } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { timeZoneOf } from "#contract/countries/country-packs.ts";
import { type Database, inTransaction, type Transaction } from "#server/db/database.ts";
import { countedVisit, fillCustomerKeys, findVisitsFrom } from "#server/features/bookings/index.ts";
import { freeTime, lockCalendars, readTimes } from "#server/features/calendar/index.ts";
import { findCalendars, findClosings, findHost, findHostIds } from "#server/features/hosts/index.ts";
import { type Counts, countHours, countVisit, localDays, localDaysByZone, sumCounts } from "./count-rules.ts";
import { addCounts, clearCounts, saveCountVersion } from "./summary-store.ts";

/** Raise it when visits are counted differently. */
export const countVersion = 1;

/** A year, the year before it, and a few weeks. */
const weeksCounted = 110;

type Deps = { readonly db: Database; readonly secret: KeyObject };

/** Counts again from the bookings and the opening hours. Without `days`, everything. */
export async function recountHost(
  deps: Deps,
  trx: Transaction,
  hostId: number,
  now: Date,
  days?: number,
  daysIn: typeof localDays = localDays,
): Promise<void> {
  await lockCalendars(trx, hostId);
  const host = await findHost(trx, hostId);
  if (!host) return;
  const timeZone = timeZoneOf(host.country);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  const since = today.subtract(days ? { days } : { weeks: weeksCounted });
  const from = days ? since.toPlainDate().toString() : "1970-01-01";
  await fillCustomerKeys(deps.secret, trx, hostId);
  const daysOf = daysIn(timeZone);
  const visits = await findVisitsFrom(trx, hostId, new Date(days ? since.epochMilliseconds : 0));
  const calendars = await findCalendars(trx, hostId);
  const closings = await findClosings(trx, hostId);
  const window = { start: since.epochMilliseconds, end: today.epochMilliseconds };
  const times = await readTimes(trx, host, null, window);
  const parts = daysOf(window);
  const open = calendars.map((calendar) => {
    const closed = closings
      .filter(({ calendar_id }) => calendar_id === calendar.id)
      .map(({ closed_at, opened_at }) => ({ start: closed_at.getTime(), end: opened_at?.getTime() ?? window.end }))
      .filter(({ start, end }) => start < end);
    const hours = freeTime(times.of(calendar).availability, closed)
      .filter(({ start, end }) => start < window.end && end > window.start)
      .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }));
    return { visits: [], people: [], hours: countHours(parts, hours, calendar.id, "open_minutes") };
  });
  await clearCounts(
    trx,
    hostId,
    from,
    calendars.map(({ id }) => id),
  );
  const counted = visits.map((row) => countVisit(countedVisit(row), daysOf));
  await addCounts(trx, hostId, sumCounts([...counted, ...open].map((counts) => onlyFrom(counts, from))));
}

/** A visit may begin on the day before. */
function onlyFrom({ visits, hours, people }: Counts, from: string): Counts {
  const isCounted = ({ day }: { readonly day: string }) => day >= from;
  return { visits: visits.filter(isCounted), hours: hours.filter(isCounted), people: people.filter(isCounted) };
}

/** One host after the other, so that people can book while this runs. */
export async function recountAll(deps: Deps, now: Date, days?: number): Promise<number> {
  const hostIds = await findHostIds(deps.db);
  const daysIn = localDaysByZone();
  for (const hostId of hostIds)
    await inTransaction(deps.db, (trx) => recountHost(deps, trx, hostId, now, days, daysIn));
  if (!days) await saveCountVersion(deps.db, countVersion);
  return hostIds.length;
}
