import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recountHost } from "#server/features/insights/index.ts";
import { indexHosts } from "#server/features/search/index.ts";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import { demoTimeZone } from "./demo-country.ts";
import { fillDemoBookings } from "./fill/bookings.ts";
import { openDemoCalendar } from "./fill/calendar.ts";
import { fillDemoEvents } from "./fill/events.ts";
import { fillDemoHosts } from "./fill/hosts.ts";
import { fillDemoListings } from "./fill/listings.ts";
import { fillDemoNews } from "./fill/news.ts";
import { fillDemoReports } from "./fill/reports.ts";
import { fillDemoReviews } from "./fill/reviews.ts";
import { fillDemoItems } from "./fill/service-items.ts";
import { fillDemoSlates } from "./fill/slates.ts";
import { fillDemoMessages } from "./fill/support.ts";
import { fillDemoTeam } from "./fill/team.ts";
import { demoListings } from "./listings.ts";

const demoLock = 7302;
/** The others are there to be found. Fewer bookings keep the first start short. */
const hostsWithManyBookings = 22;

/**
 * Several processes may start at once: one fills the demo, the others wait. This polls, because blocking would hit
 * lock_timeout.
 */
async function waitForTurn(trx: Db): Promise<void> {
  const isMine = sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${demoLock}::integer, 0) as held`;
  while (!(await isMine.execute(trx)).rows[0]?.held) await sleep(200);
}

/**
 * Returns false if the installation already has users. Dates are relative to today, and everything else is always the
 * same.
 */
export async function fillDemo(deps: Deps): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    await sql`select set_config('statement_timeout', '60s', true)`.execute(trx);
    await waitForTurn(trx);
    const { rows } = await sql`select 1 from users limit 1`.execute(trx);
    if (rows.length > 0) return false;
    const today = Temporal.Instant.fromEpochMilliseconds(deps.clock.now().getTime())
      .toZonedDateTimeISO(demoTimeZone)
      .toPlainDate();
    const hosts = await fillDemoHosts(trx);
    const hostIdOf = (name: string) => {
      const host = hosts.get(name);
      if (!host) throw new Error(`The demo content has no host with the name ${name}`);
      return host.hostId;
    };
    const listingIds = await fillDemoListings(trx, hostIdOf);
    const items = await fillDemoItems(trx, listingIds, hostIdOf);
    await fillDemoEvents(trx, [...hosts.values()], today);
    const { teamOwner } = demoAccounts;
    const teamName = `${teamOwner.firstName} ${teamOwner.lastName}`;
    for (const [n, [name, host]] of [...hosts].entries()) {
      const own = items.filter((_, at) => demoListings[at]?.host.join(" ") === name).flat();
      await openDemoCalendar(trx, host, today, n);
      const visits = await fillDemoBookings(trx, host, own, today, n, n < hostsWithManyBookings ? 14 : 3);
      await fillDemoReviews(trx, visits, n);
      if (name !== teamName) continue;
      const second = await fillDemoTeam(trx, host);
      await openDemoCalendar(trx, second, today, n + 1);
      await fillDemoBookings(trx, second, own, today, n + 1);
    }
    await fillDemoSlates(trx, deps.clock.now());
    await fillDemoNews(trx, deps.clock.now());
    await fillDemoReports(trx, listingIds, deps.clock.now());
    await fillDemoMessages(trx, deps.clock.now());
    const hostIds = [...hosts.values()].map(({ hostId }) => hostId);
    await indexHosts(trx, hostIds);
    for (const hostId of hostIds) await recountHost(deps, trx, hostId, deps.clock.now());
    return true;
  });
}
