import { subscriber } from "#server/changes.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { lockCalendars } from "#server/features/calendar/index.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { Refusal } from "#server/refusal.ts";
import { findFit } from "./find-fit.ts";
import { makeOffer } from "./make-offer.ts";
import { findPeopleOnList, isAnybodyWaiting } from "./waiting-store.ts";

export const freedTimeQueue = "offer-freed-time";
export type FreedTime = { readonly hostId: number; readonly start: number; readonly end: number };

/** A job makes the offers, because many people may be on the list, and the request that freed the time must not wait for that. */
export const offerAfterChange = (deps: Deps) =>
  subscriber("calendar_changed", async (trx, { hostId, freed }) => {
    if (!freed || !(await isAnybodyWaiting(trx, hostId))) return;
    const time: FreedTime = { hostId, start: freed.start, end: freed.end };
    await deps.jobs.enqueue(trx, freedTimeQueue, time);
  });

/** The first who fits gets an offer. If there is time left, so does the next. People without an address get none. */
export async function offerFreedTime(deps: Deps, { hostId, ...freed }: FreedTime): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, hostId);
    const host = await findHost(trx, hostId);
    if (!host || host.suspended_at) return;
    const now = await databaseNow(trx);
    for (const person of await findPeopleOnList(trx, hostId)) {
      if (person.status !== "waiting" || !person.customer_email) continue;
      const start = await findFit(trx, host, person, { now, freed });
      if (start === undefined) continue;
      try {
        await makeOffer(deps, trx, host, person, start);
      } catch (error) {
        // For example, the listing is no longer public.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  });
}
