import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { lockCalendars } from "./calendar-store.ts";
import { freeVisit, refuseTaken, type WantedTime } from "./choose-time.ts";
import { countHoldsFrom, deleteExpiredHolds, deleteHold, insertHold, lockHoldsOf } from "./hold-store.ts";
import type { HostTimes } from "./read-times.ts";

const holdMinutes = 10;

type Holder = { readonly id: string; readonly addressHash: Buffer };
type Offer = { readonly times: HostTimes; readonly time: WantedTime };

/** Until it expires, the time cannot be booked by others. A host may book it all the same. Returns when it expires. */
export async function holdForCustomer(
  deps: Deps,
  trx: Db,
  hostId: number,
  { id, addressHash }: Holder,
  readOffer: () => Promise<Offer>,
): Promise<Date> {
  await lockCalendars(trx, hostId);
  await deleteExpiredHolds(trx, hostId);
  const { times, time } = await readOffer();
  const { calendarId, ...visit } = freeVisit(times, time) ?? refuseTaken(times, time);
  const { serviceItemIds } = time;
  // Nobody else may take the time before and after the visit, either.
  const during = { start: visit.start - time.visit.before, end: visit.end + time.visit.after };
  const hold = { hostId, calendarId, id, during, serviceItemIds, addressHash, minutes: holdMinutes };
  const expiresAt = await insertHold(trx, hold);
  await deps.changes.publish(trx, { type: "calendar_changed", hostId });
  return expiresAt;
}

/** Call this in the transaction that makes the hold. */
export async function countHolds(trx: Db, addressHash: Buffer): Promise<number> {
  await lockHoldsOf(trx, addressHash);
  return countHoldsFrom(trx, addressHash);
}

export async function releaseHeld(deps: Deps, trx: Db, id: string): Promise<void> {
  const released = await deleteHold(trx, id);
  if (released) await deps.changes.publish(trx, { type: "calendar_changed", hostId: released.host_id });
}
