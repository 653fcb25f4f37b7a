import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createEvent as endpoint } from "#contract/events.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveProvider } from "#server/features/providers/index.ts";
import { success } from "#server/http/success-response.ts";
import { withIdempotencyKey } from "#server/platform/idempotency.ts";
import { checkEvent } from "./check-event.ts";
import { eventAnswer } from "./event-answer.ts";
import { insertEvent } from "./event-store.ts";

export async function createEvent(
  deps: Deps,
  actor: ActiveProvider,
  { body, headers }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const once = { key: headers["idempotency-key"], scope: `event:${actor.userId}`, request: body };
  return inTransaction(deps.db, async (trx) => {
    const fields = await checkEvent(trx, actor.userId, body, null);
    return withIdempotencyKey(trx, once, async () => {
      const row = await insertEvent(trx, { user_id: actor.userId, organizer_id: actor.accountId }, fields);
      return success(actor, "event.created", eventAnswer(row, true, deps.settings.listingReview));
    });
  });
}
