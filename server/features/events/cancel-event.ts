import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { cancelEvent as endpoint } from "#contract/events.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { eventAnswer } from "./event-answer.ts";
import { eventState } from "./event-rules.ts";
import { databaseNow, type EventRow, lockEvent, lockSeriesFrom, markEventCancelled } from "./event-store.ts";
import { ownEvent } from "./own-event.ts";

type Body = InputOf<typeof endpoint>["body"];

/** Guests keep their tickets, which say that the event is cancelled. */
export async function cancelEvent(
  deps: Deps,
  actor: ActiveManager,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownEvent(deps, actor, params.id);
  const row = await inTransaction(deps.db, async (trx) => {
    const event = (await lockEvent(trx, id)) ?? refuse("not_found");
    const state = eventState(event, await databaseNow(trx));
    if (state === "cancelled") refuse("event_cancelled");
    if (state === "past") refuse("event_is_over");
    return cancelAll(deps, trx, event, body);
  });
  return success(actor, "event.cancelled", eventAnswer(row, actor, deps.settings.listingReview));
}

async function cancelAll(deps: Deps, trx: Db, event: EventRow, { note = null, scope }: Body): Promise<EventRow> {
  if (scope === "following")
    for (const later of await lockSeriesFrom(trx, event))
      if (later.id !== event.id) await cancelInTransaction(deps, trx, later, note);
  return cancelInTransaction(deps, trx, event, note);
}

export async function cancelInTransaction(deps: Deps, trx: Db, event: EventRow, note: string | null) {
  const cancelled = await markEventCancelled(trx, event.id, note);
  const change = { hostId: event.host_id, eventId: event.id };
  await deps.changes.publish(trx, { type: "event_changed", ...change });
  await deps.changes.publish(trx, { type: "event_cancelled", ...change });
  return cancelled;
}
