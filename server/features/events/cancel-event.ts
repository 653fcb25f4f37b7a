import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { cancelEvent as endpoint } from "#contract/events.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { eventAnswer } from "./event-answer.ts";
import { eventState } from "./event-rules.ts";
import { type EventRow, lockEvent, lockSeries, markEventCancelled } from "./event-store.ts";
import { ownEvent } from "./own-event.ts";

/** Guests keep their tickets, which say that the event is cancelled. */
export async function cancelEvent(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const known = await ownEvent(deps, actor, params.id);
  const row = await inTransaction(deps.db, async (trx) => {
    const { event = refuse("not_found"), later } =
      body.scope === "following" ? await lockSeries(trx, known) : { event: await lockEvent(trx, known.id), later: [] };
    const state = eventState(event, await databaseNow(trx));
    if (state === "cancelled") refuse("event_cancelled");
    if (state === "past") refuse("event_is_over");
    for (const date of later) await cancelInTransaction(deps, trx, date, body.note ?? null);
    return cancelInTransaction(deps, trx, event, body.note ?? null);
  });
  return success(actor, "event.cancelled", eventAnswer(row, actor, deps.settings.listingReview, actor.locale));
}

export async function cancelInTransaction(deps: Deps, trx: Db, event: EventRow, note: string | null) {
  const cancelled = await markEventCancelled(trx, event.id, note);
  const change = { hostId: event.host_id, eventId: event.id };
  await deps.changes.publish(trx, { type: "event_changed", ...change });
  await deps.changes.publish(trx, { type: "event_cancelled", ...change });
  return cancelled;
}
