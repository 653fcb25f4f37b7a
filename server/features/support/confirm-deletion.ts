import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { confirmDeletion as endpoint } from "#contract/support.ts";
import type { Locale } from "#messages/catalogue.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { deletionAnswer, deletionByToken } from "./deletion-by-token.ts";
import { deletionConfirmedLetter } from "./support-letters.ts";
import { erasureQueue } from "./support-rules.ts";
import { type DeletionRequestRow, markDeletionConfirmed } from "./support-store.ts";

export async function confirmDeletion(
  deps: Deps,
  actor: Visitor,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const request = await deletionByToken(deps, params.token);
  const confirmed = await inTransaction(deps.db, (trx) => confirmInTransaction(deps, trx, actor.locale, request.id));
  return success(actor, "deletion.confirmed", deletionAnswer(confirmed ?? (await deletionByToken(deps, params.token))));
}

export async function confirmInTransaction(
  deps: Deps,
  trx: Db,
  locale: Locale,
  id: string,
): Promise<DeletionRequestRow | undefined> {
  const marked = await markDeletionConfirmed(trx, id);
  if (!marked) return undefined;
  const letter = deletionConfirmedLetter(locale, deps.settings, marked.due_at);
  await deps.mail.send(trx, { to: marked.email, ...letter, cause: `deletion-confirmed:${marked.id}` });
  const startAfter = new Date(deps.clock.now().getTime() + deps.settings.deletion.graceDays * 86_400_000);
  await deps.jobs.enqueue(trx, erasureQueue, {}, { startAfter });
  return marked;
}
