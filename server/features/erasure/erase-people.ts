import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { cancelUpcoming, findUpcomingOfCustomer, findUpcomingOfHost } from "#server/features/bookings/index.ts";
import { cancelInTransaction, findUpcomingEventsOf, lockEvent } from "#server/features/events/index.ts";
import { closeHost } from "#server/features/hosts/index.ts";
import { deleteSessionsOf } from "#server/features/identity/index.ts";
import { cancelUpcomingOfGuest, tellGuests } from "#server/features/registrations/index.ts";
import {
  type DeletionRequestRow,
  erasureQueue,
  findRequestToCarryOut,
  isUnclear,
  markUnclear,
} from "#server/features/support/index.ts";
import { eraseTraces, lettersAbout, recordOf, waitedForSince } from "./erase-traces.ts";
import { logErasure } from "./erasure-log.ts";
import { tryErasureLock } from "./erasure-store.ts";
import { candidateUserIds, type Traces, tracesOfRequest } from "./find-traces.ts";

const dayMs = 86_400_000;
const nextLookMs = 10_000;

/**
 * A failing request does not stop the others. Only one process runs this at a time. Any other returns at once, and a
 * later run handles its requests.
 */
export async function erasePeople(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (turn) => {
    if (await tryErasureLock(turn)) await eraseEverybody(deps);
  });
}

async function eraseEverybody(deps: Deps): Promise<void> {
  const confirmedBefore = new Date(deps.clock.now().getTime() - deps.settings.deletion.graceDays * dayMs);
  const failures: unknown[] = [];
  const seen: string[] = [];
  let isWaiting = false;
  for (;;) {
    const request = await findRequestToCarryOut(deps.db, confirmedBefore, seen);
    if (!request) break;
    seen.push(request.id);
    try {
      if (!(await erasePerson(deps, request))) isWaiting = true;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "some erasures failed");
  const startAfter = new Date(deps.clock.now().getTime() + nextLookMs);
  if (isWaiting) await deps.jobs.enqueue(deps.db, erasureQueue, {}, { startAfter });
}

/**
 * Returns false if a later run must try again, because letters that name the person are still being delivered or
 * somebody has just booked. If it is unclear whose account is meant, the request stays open until a moderator decides.
 */
async function erasePerson(deps: Deps, request: DeletionRequestRow): Promise<boolean> {
  const found = await tracesOfRequest(deps.db, request);
  if (found) await leave(deps, found.ownAddresses, found.owners);
  const traces = found && (await tracesOfRequest(deps.db, request));
  if (!traces) {
    if (!isUnclear(request)) await markUnclear(deps.db, request.id, await candidateUserIds(deps.db, request.email));
    deps.log.warn({ requestId: request.id }, "deletion request is ambiguous: a moderator must choose the account");
    return true;
  }
  if (await deps.mail.isOnItsWay(lettersAbout(traces), waitedForSince(deps))) return false;
  const record = recordOf(traces, request.id, deps.clock.now());
  await logErasure(deps, record);
  return eraseTraces(deps, traces, record);
}

/** Customers and hosts get the usual mails about cancelled bookings. */
async function leave(deps: Deps, addresses: readonly string[], owners: Traces["owners"]): Promise<void> {
  for (const { userId, hostIds } of owners) {
    await inTransaction(deps.db, async (trx) => {
      await deleteSessionsOf(trx, userId);
      for (const hostId of hostIds) {
        await closeHost(trx, hostId);
        await deps.changes.publish(trx, { type: "host_changed", hostId });
      }
    });
    for (const hostId of hostIds) {
      await cancelUpcoming(deps, await findUpcomingOfHost(deps.db, hostId), "provider");
      await cancelEvents(deps, hostId);
    }
  }
  for (const email of addresses) {
    await cancelUpcoming(deps, await findUpcomingOfCustomer(deps.db, email), "customer");
    await cancelUpcomingOfGuest(deps, email);
  }
}

async function cancelEvents(deps: Deps, hostId: number): Promise<void> {
  for (const { id } of await findUpcomingEventsOf(deps.db, hostId)) {
    const cancelled = await inTransaction(deps.db, async (trx) => {
      const event = await lockEvent(trx, id);
      return event && !event.cancelled_at ? cancelInTransaction(deps, trx, event, null) : undefined;
    });
    // The usual job would come too late: the guests are about to be deleted.
    if (cancelled) await tellGuests(deps, { eventId: id, news: "off", revision: cancelled.revision });
  }
}
