import { randomUUID } from "node:crypto";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { requestDeletion as endpoint } from "#contract/support.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { confirmInTransaction } from "./confirm-deletion.ts";
import { tokenOf } from "./deletion-link.ts";
import { deletionRequestedLetter } from "./support-letters.ts";
import { insertDeletionRequest } from "./support-store.ts";

/**
 * Answer and mail are the same for every address, so that nobody can find out which accounts exist. A person who is
 * signed in with this verified address confirms at once. Anybody else has to use the mailed link.
 */
export async function requestDeletion(
  deps: Deps,
  actor: KnownVisitor,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["supportRequests", actor.address]);
  const { publicUrl, deletion, countries } = deps.settings;
  const { person } = actor;
  const isOwn = person?.isEmailVerified === true && person.email.toLowerCase() === body.email.toLowerCase();
  // A request can only be confirmed through its mail, so without a mail it is not stored. Links sent earlier still work.
  if (!isOwn && !(await deps.limits.maySpend("deletionMails", body.email.toLowerCase())))
    return success(actor, "deletion.received", null);
  await inTransaction(deps.db, async (trx) => {
    const { email, reason, comments } = body;
    const request = await insertDeletionRequest(trx, {
      id: randomUUID(),
      email,
      reason,
      comments,
      locale: actor.locale,
      dueDays: deletion.dueDays,
    });
    if (isOwn) return confirmInTransaction(deps, trx, actor.locale, request.id);
    const link = `${publicUrl}/delete-request/confirm/${tokenOf(deps.secret, request.id)}`;
    const details = { link, linkDays: deletion.linkDays, dueAt: request.due_at, timeZone: countries[0].timeZone };
    const letter = deletionRequestedLetter(actor.locale, publicUrl, details);
    return deps.mail.send(trx, { to: email, ...letter, cause: `deletion-requested:${request.id}` });
  });
  return success(actor, "deletion.received", null);
}
