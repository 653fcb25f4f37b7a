import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteEvent as endpoint } from "#contract/events.ts";
import { inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { eventState, hasGuests } from "./event-rules.ts";
import { lockEvent, markEventDeleted } from "./event-store.ts";
import { ownEvent } from "./own-event.ts";

export async function deleteEvent(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownEvent(deps, actor, params.id);
  await inTransaction(deps.db, async (trx) => {
    const event = (await lockEvent(trx, id)) ?? refuse("not_found");
    const state = eventState(event, await databaseNow(trx));
    if (hasGuests(event) && state !== "past" && state !== "cancelled") refuse("event_has_guests");
    await markEventDeleted(trx, id);
    await deps.changes.publish(trx, { type: "event_changed", hostId: actor.hostId, eventId: id });
  });
  return success(actor, "event.deleted", null);
}
