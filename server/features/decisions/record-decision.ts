import type { DecisionAction, DecisionSubject } from "#server/db/column-types.ts";
import type { Db } from "#server/db/database.ts";
import { type Moderator, nameOf } from "#server/features/identity/index.ts";
import { insertDecision } from "./decision-store.ts";

type Decided = {
  readonly subject: DecisionSubject;
  readonly id: number | string;
  readonly action: DecisionAction;
  readonly reason?: string | null;
  readonly words?: string | null;
};

/** Call this in the transaction that carries out the decision, so that no decision goes unrecorded. */
export function recordDecision(trx: Db, actor: Moderator, decided: Decided): Promise<{ id: number }> {
  return insertDecision(trx, {
    subject: decided.subject,
    subject_id: String(decided.id),
    action: decided.action,
    reason: decided.reason ?? null,
    words: decided.words ?? null,
    moderator_id: actor.userId,
    moderator_name: nameOf(actor),
  });
}
