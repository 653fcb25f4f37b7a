import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listGuests as endpoint } from "#contract/guests.ts";
import type { Deps } from "#server/deps.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { guestFor, waitingAnswer } from "./guest-answer.ts";
import { hostedEvent } from "./hosted-event.ts";
import { checkInOpensAt } from "./registration-rules.ts";
import { findGuests, findWaitingGuests } from "./registration-store.ts";

export async function listGuests(
  deps: Deps,
  actor: Staff,
  { params, query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const event = await hostedEvent(deps, actor, params.id);
  const rows = await findGuests(deps.db, event.id, query.q);
  return {
    eventId: event.id,
    title: event.title,
    communityId: event.community_id,
    startTime: event.start_date.toISOString(),
    checkInOpensAt: checkInOpensAt(event).toISOString(),
    timeZone: event.timezone,
    address: event.address,
    capacity: event.capacity,
    placesTaken: event.places_taken,
    placesAdmitted: event.places_admitted,
    cancelledAt: event.cancelled_at?.toISOString() ?? null,
    placesOffered: event.places_offered,
    waiting: (await findWaitingGuests(deps.db, event.id)).map((row) => waitingAnswer(actor, row)),
    guests: rows.map((row) => guestFor(actor, row)),
  };
}
