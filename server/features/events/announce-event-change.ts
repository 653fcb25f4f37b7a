import { subscriber } from "#server/changes.ts";
import type { Db } from "#server/db/database.ts";
import { notify } from "#server/platform/notifications.ts";
import { findEventIdsOf } from "./event-store.ts";

/** Notified when anything changes that a page about this event shows. */
export const eventTopic = (eventId: number | string) => `event:${eventId}`;
/** Notified when anything changes that a list of events shows. */
export const whatsOnTopic = "whats-on";
/** Notified when anything changes that a list of this host's events shows. */
export const eventsOfHostTopic = (hostId: number) => `events-of-host:${hostId}`;

const announceAll = async (trx: Db, { hostId }: { readonly hostId: number }) => {
  for (const id of await findEventIdsOf(trx, hostId)) await notify(trx, eventTopic(id));
  await notify(trx, whatsOnTopic);
  await notify(trx, eventsOfHostTopic(hostId));
};

/** Pages about an event show the host's card and other events, so all of the host's events are announced. */
export const announceEventChanges = [
  subscriber("event_changed", announceAll),
  subscriber("guests_changed", async (trx, { eventId, hostId }) => {
    await notify(trx, eventTopic(eventId));
    await notify(trx, whatsOnTopic);
    await notify(trx, eventsOfHostTopic(hostId));
  }),
  subscriber("host_changed", announceAll),
  subscriber("listing_changed", announceAll),
];
