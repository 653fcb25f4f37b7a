import { Temporal } from "temporal-polyfill";
import { type Db, inTransaction, retryAfterSeconds } from "#server/db/database.ts";
import { timeBudget, withOwnTimeBudget } from "#server/db/time-budget.ts";
import type { Deps } from "#server/deps.ts";
import { listSlots } from "#server/features/calendar/index.ts";
import type { HostVisitor } from "#server/features/hosts/index.ts";
import { findItemsOfListing, type ItemRow } from "#server/features/service-items/index.ts";
import { Refusal, refuse } from "#server/refusal.ts";
import { type DueHost, type FreeTimes, findDueHosts, findListingsOf, saveFreeTimes } from "./free-time-store.ts";

const daysAhead = 28;
const dayMs = 86_400_000;
/** The last day of the window moves on, so times are computed again even if nothing was booked. */
const longestMs = dayMs / 2;

const stranger: HostVisitor = { kind: "visitor", address: "", locale: "en", person: null, memberships: [] };

type Wanted = { readonly limit: number; readonly hostIds?: readonly number[] };

/** Computes free times again where time was booked, opened or closed, or has passed. Returns the number of hosts. */
export async function refreshFreeTimes(deps: Deps, { limit, hostIds }: Wanted): Promise<number> {
  const due = await findDueHosts(deps.db, deps.clock.now(), limit, hostIds);
  for (const host of due) await refreshOnce(deps, host);
  return due.length;
}

/** The computations under way. The key is the host and the count of its changes, because a change needs a new computation. */
type Runs = Map<string, Promise<void>>;
const runsOf = new WeakMap<Db, Runs>();

/** Searches that need the same host's times at the same time wait for one computation. */
async function refreshOnce(deps: Deps, host: DueHost): Promise<void> {
  // The job may take longer than a search waits.
  if (!timeBudget()) return refreshHost(deps, host);
  const startedAt = performance.now();
  const runs: Runs = runsOf.get(deps.db) ?? new Map();
  runsOf.set(deps.db, runs);
  const key = `${host.host_id}:${host.change_count}`;
  const start = () => refreshHost(deps, host).finally(() => runs.delete(key));
  const run = runs.get(key) ?? withOwnTimeBudget(start);
  runs.set(key, run);
  await run;
  const budget = timeBudget();
  budget?.spendOnWaiting(performance.now() - startedAt);
  if (budget?.isOver) refuse("unavailable", { retryAfterSeconds });
}

async function refreshHost(deps: Deps, host: DueHost): Promise<void> {
  const now = deps.clock.now().getTime();
  const times: FreeTimes[] = [];
  let refreshAt = now + longestMs;
  for (const { subject_id, time_zone } of await findListingsOf(deps.db, host.host_id)) {
    const { days, validUntil } = await freeDaysOf(deps, host.host_id, subject_id, time_zone, now);
    times.push({ listingId: subject_id, days });
    refreshAt = Math.min(refreshAt, validUntil);
  }
  await inTransaction(deps.db, (trx) => saveFreeTimes(trx, host, times, new Date(refreshAt)));
}

async function freeDaysOf(deps: Deps, hostId: number, listingId: number, timeZone: string, now: number) {
  const firstStarts = new Map<string, string>();
  let validUntil = Number.POSITIVE_INFINITY;
  for (const item of differentItems(await findItemsOfListing(deps.db, listingId))) {
    const starts = await startsOf(deps, hostId, item, now);
    // An item that needs notice stops offering a start before it comes.
    if (starts[0]) validUntil = Math.min(validUntil, Date.parse(starts[0]) - item.notice_minutes * 60_000);
    for (const { day, firstStart } of firstOfEachDay(starts, timeZone)) {
      const first = firstStarts.get(day);
      if (first === undefined || firstStart < first) firstStarts.set(day, firstStart);
    }
  }
  const days = [...firstStarts].map(([day, firstStart]) => ({ day, firstStart }));
  return { days: days.sort((a, b) => (a.day < b.day ? -1 : 1)), validUntil };
}

/** Temporal is slow, so it is asked once for each day and not for each start. */
function firstOfEachDay(starts: readonly string[], timeZone: string): { day: string; firstStart: string }[] {
  const days: { day: string; firstStart: string }[] = [];
  let endOfDay = Number.NEGATIVE_INFINITY;
  for (const firstStart of starts) {
    if (Date.parse(firstStart) < endOfDay) continue;
    const day = Temporal.Instant.from(firstStart).toZonedDateTimeISO(timeZone).startOfDay();
    endOfDay = day.add({ days: 1 }).epochMilliseconds;
    days.push({ day: day.toPlainDate().toString(), firstStart });
  }
  return days;
}

/** Items of the same length, with the same rules and in the same calendars, have the same starts. */
function differentItems(items: readonly ItemRow[]): ItemRow[] {
  const byTimes = new Map(
    items.map((item) => {
      const { duration_minutes, minutes_before, minutes_after, notice_minutes, days_ahead } = item;
      // Visits are counted per item.
      const counted = item.most_per_day === null ? "" : item.id;
      const rules = [duration_minutes, minutes_before, minutes_after, notice_minutes, days_ahead, counted];
      return [`${rules.join(":")}:${item.calendar_ids.join(",")}`, item];
    }),
  );
  return [...byTimes.values()];
}

/** Asks as a customer would, so that a card shows only what can be booked. */
async function startsOf(deps: Deps, hostId: number, item: ItemRow, now: number): Promise<string[]> {
  const query = {
    kindredProviderId: hostId,
    serviceItemId: item.id,
    startTime: new Date(now).toISOString(),
    endTime: new Date(now + daysAhead * dayMs).toISOString(),
  };
  try {
    return (await listSlots(deps, stranger, { query })).map(({ start_time }) => start_time);
  } catch (error) {
    // The host or item is gone. The change that removed it has also removed the card.
    if (error instanceof Refusal && error.code === "not_found") return [];
    throw error;
  }
}
