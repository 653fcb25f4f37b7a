import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { newReference, readOffer } from "#server/features/bookings/index.ts";
import { holdForOffer } from "#server/features/calendar/index.ts";
import { bookableVenue } from "#server/features/listings/index.ts";
import { refuse } from "#server/refusal.ts";
import { endOfferQueue } from "./end-offer.ts";
import { waitingMailQueue } from "./waiting-mails.ts";
import { markOffered, type OfferedRow, type WaitingRow } from "./waiting-store.ts";
import { offerEndsAt } from "./wish-rules.ts";

/** The caller's transaction must have locked the calendars. Refusals come before anything is written. */
export async function makeOffer(
  deps: Deps,
  trx: Db,
  host: { readonly id: number; readonly country: string },
  person: WaitingRow,
  start: number,
): Promise<OfferedRow> {
  const asked = {
    host,
    serviceItemIds: person.service_item_ids,
    calendarIds: person.calendar_id === null ? null : [person.calendar_id],
    startTime: new Date(start).toISOString(),
  };
  const offer = await readOffer(trx, asked, newReference());
  bookableVenue(deps, offer.venue, "customer");
  const lastMoment = start - offer.time.rules.notice;
  const endsAt = offerEndsAt(new Date(offer.times.now), offer.place.timeZone, lastMoment) ?? refuse("offer_too_late");
  const holdId = randomBytes(16).toString("base64url");
  const { calendarId } = await holdForOffer(deps, trx, offer, { id: holdId, offeredTo: person.id, until: endsAt });
  const offered = await markOffered(trx, person.id, { holdId, calendarId, startsAt: new Date(start), endsAt });
  const { id: personId } = person;
  await deps.jobs.enqueue(trx, waitingMailQueue, { personId, news: "offered", holdId }, { key: holdId });
  await deps.jobs.enqueue(trx, endOfferQueue, { personId, holdId }, { key: holdId, startAfter: endsAt });
  return offered;
}
