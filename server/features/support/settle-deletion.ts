import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { settleDeletion as endpoint } from "#contract/support.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recordDecision } from "#server/features/decisions/index.ts";
import { findUser, type Moderator } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { erasureQueue } from "./support-rules.ts";
import { chooseUser, findDeletionRequest } from "./support-store.ts";

/** The moderator cannot change this choice later, because it queues the erasure. */
export async function settleDeletion(
  deps: Deps,
  actor: Moderator,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await inTransaction(deps.db, async (trx) => {
    const request = (await findDeletionRequest(trx, params.id)) ?? refuse("not_found");
    if (!body.userId) refuse("invalid_fields", { fields: { userId: "person_required" } });
    const person = (await findUser(trx, body.userId)) ?? refuse("decision_not_possible");
    if (!(await chooseUser(trx, request.id, person.id))) refuse("decision_not_possible");
    await recordDecision(trx, actor, { subject: "deletions", id: request.id, action: "settled" });
    await deps.jobs.enqueue(trx, erasureQueue, {});
  });
  return success(actor, "deletion.settled", null);
}
