import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { lockCalendars } from "./calendar-store.ts";
import { freeVisit, type HeldVisit, refuseTaken, type WantedTime } from "./choose-time.ts";
import {
  countHoldsFrom,
  deleteExpiredHolds,
  deleteHold,
  deleteHoldOfBrowser,
  insertHold,
  lockHoldsOf,
  type NewHold,
} from "./hold-store.ts";
import type { HostTimes } from "./read-times.ts";

const holdMinutes = 10;

type Offer = { readonly times: HostTimes; readonly time: WantedTime };
type Holder = Pick<NewHold, "id" | "addressHash" | "browserHash" | "offeredTo" | "until">;
type Browser = { readonly id: string; readonly addressHash: Buffer; readonly browserHash: Buffer | null };

/** Until it expires, the time cannot be booked by others. A host may book it all the same. Returns when it expires. */
export async function holdForCustomer(
  deps: Deps,
  trx: Db,
  hostId: number,
  browser: Browser,
  readOffer: () => Promise<Offer>,
): Promise<Date> {
  await lockCalendars(trx, hostId);
  await deleteExpiredHolds(trx, hostId);
  const offer = await readOffer();
  const { expiresAt } = await hold(deps, trx, offer, { ...browser, offeredTo: null, until: holdMinutes });
  return expiresAt;
}

/** For somebody on the waiting list. The caller's transaction must have locked the calendars. */
export async function holdForOffer(
  deps: Deps,
  trx: Db,
  offer: Offer,
  { id, offeredTo, until }: { readonly id: string; readonly offeredTo: string; readonly until: Date },
): Promise<HeldVisit> {
  await deleteExpiredHolds(trx, offer.time.hostId);
  return (await hold(deps, trx, offer, { id, addressHash: null, browserHash: null, offeredTo, until })).visit;
}

async function hold(deps: Deps, trx: Db, { times, time }: Offer, holder: Holder) {
  const { hostId, serviceItemIds } = time;
  const visit = freeVisit(times, time) ?? refuseTaken(times, time);
  // Nobody else may take the time before and after the visit, either.
  const during = { start: visit.start - time.visit.before, end: visit.end + time.visit.after };
  const expiresAt = await insertHold(trx, {
    hostId,
    calendarId: visit.calendarId,
    during,
    serviceItemIds,
    ...holder,
  });
  await deps.changes.publish(trx, { type: "calendar_changed", hostId });
  return { visit, expiresAt };
}

/** Call this in the transaction that makes the hold. */
export async function countHolds(trx: Db, addressHash: Buffer): Promise<number> {
  await lockHoldsOf(trx, addressHash);
  return countHoldsFrom(trx, addressHash);
}

/** Locks the calendars first, so that two tabs of a browser cannot both hold a time. */
export async function releaseOfBrowser(deps: Deps, trx: Db, hostId: number, browserHash: Buffer): Promise<void> {
  await lockCalendars(trx, hostId);
  if (await deleteHoldOfBrowser(trx, hostId, browserHash))
    await deps.changes.publish(trx, { type: "calendar_changed", hostId });
}

export async function releaseHeld(deps: Deps, trx: Db, id: string): Promise<void> {
  const released = await deleteHold(trx, id);
  if (released) await deps.changes.publish(trx, { type: "calendar_changed", hostId: released.host_id });
}
