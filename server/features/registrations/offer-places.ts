import { subscriber } from "#server/changes.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import { countGuests, type EventRow, eventState, lockEvent, placesLeft } from "#server/features/events/index.ts";
import { isPublic } from "#server/features/listings/index.ts";
import { offerEndsAt, whoFits } from "./offer-rules.ts";
import { getRegistration } from "./registration-store.ts";
import { findEndedOffers, findWaiting, markExpired, markOffered } from "./waiting-store.ts";

export const offersQueue = "write-about-offers";
export type NewOffers = { readonly registrationIds: readonly string[] };

/**
 * Lock the event before you call this, and call it after every change that frees places. An event that moderators have
 * hidden makes no offers until it is public again.
 */
export async function offerFreePlaces(deps: Deps, trx: Db, event: EventRow): Promise<void> {
  const now = await databaseNow(trx);
  if (event.people_waiting === 0 || eventState(event, now) !== "open") return;
  if (!isPublic(event, deps.settings.listingReview)) return;
  const lucky = whoFits(await findWaiting(trx, event.id), placesLeft(event));
  if (lucky.length === 0) return;
  const registrationIds = lucky.map(({ id }) => id);
  await markOffered(trx, registrationIds, offerEndsAt(now, event.timezone, event.start_date));
  const offered = lucky.reduce((sum, { places }) => sum + places, 0);
  await countGuests(trx, event.id, { offered, waiting: -lucky.length });
  const offers: NewOffers = { registrationIds };
  await deps.jobs.enqueue(trx, offersQueue, offers);
  await deps.changes.publish(trx, { type: "guests_changed", hostId: event.host_id, eventId: event.id });
}

/** The host may have raised the number of places. */
export const offerAfterEdit = (deps: Deps) =>
  subscriber("event_changed", async (trx, { eventId, laterIds = [] }) => {
    for (const id of [eventId, ...laterIds]) {
      const event = await lockEvent(trx, id);
      if (event) await offerFreePlaces(deps, trx, event);
    }
  });

const offersAtOnce = 500;

/** Somebody who did not answer leaves the list, and the next person gets an offer. */
export async function endOffers(deps: Deps): Promise<void> {
  for (const { id, event_id } of await findEndedOffers(deps.db, offersAtOnce)) {
    await inTransaction(deps.db, async (trx) => {
      // A deleted event has no places to offer, but its offers end, too.
      const event = await lockEvent(trx, event_id);
      const row = await getRegistration(trx, id);
      if (row.status !== "offered" || !row.offer_ends_at || row.offer_ends_at > (await databaseNow(trx))) return;
      await markExpired(trx, id);
      const after = await countGuests(trx, event_id, { offered: -row.places });
      await deps.changes.publish(trx, { type: "guests_changed", hostId: row.host_id, eventId: event_id });
      if (event) await offerFreePlaces(deps, trx, after);
    });
  }
}
