import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createEvent as endpoint } from "#contract/events.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { withIdempotencyKey } from "#server/platform/idempotency.ts";
import { refuse } from "#server/refusal.ts";
import { checkEvent } from "./check-event.ts";
import { eventAnswer } from "./event-answer.ts";
import { insertEvent } from "./event-store.ts";

export async function createEvent(
  deps: Deps,
  actor: ActiveManager,
  { query, body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if ((query.kindredProviderId ?? actor.hostId) !== actor.hostId) refuse("not_yours");
  const once = { key: headers["idempotency-key"], scope: `event:${actor.userId}`, request: body };
  return inTransaction(deps.db, async (trx) => {
    const { content, registration } = await checkEvent(deps, trx, actor.userId, body, null);
    return withIdempotencyKey(trx, once, async () => {
      const row = await insertEvent(trx, actor.hostId, { ...content, ...registration });
      await deps.changes.publish(trx, { type: "event_changed", hostId: actor.hostId, eventId: row.id });
      return success(actor, "event.created", eventAnswer(row, actor, deps.settings.listingReview));
    });
  });
}
