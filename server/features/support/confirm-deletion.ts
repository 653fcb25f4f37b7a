import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { confirmDeletion as endpoint } from "#contract/support.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { done } from "#server/http/done.ts";
import { deletionAnswer, deletionByToken } from "./deletion-by-token.ts";
import { deletionConfirmedLetter } from "./support-letters.ts";
import { markDeletionConfirmed } from "./support-store.ts";

export async function confirmDeletion(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const request = await deletionByToken(deps, params.token);
  const confirmed = await inTransaction(deps.db, async (trx) => {
    const marked = await markDeletionConfirmed(trx, request.id);
    if (marked) {
      const letter = deletionConfirmedLetter(actor.locale, deps.settings.publicUrl, marked.due_at);
      await deps.mail.send(trx, { to: marked.email, ...letter, cause: `deletion-confirmed:${marked.id}` });
    }
    return marked;
  });
  return done(actor, "deletion.confirmed", deletionAnswer(confirmed ?? (await deletionByToken(deps, params.token))));
}
