import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { sendMailAgain as endpoint } from "#contract/operations.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recordDecision } from "#server/features/decisions/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";

export async function sendMailAgain(
  deps: Deps,
  actor: Moderator,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await inTransaction(deps.db, async (trx) => {
    if (!(await deps.mail.sendAgain(trx, params.id))) refuse("not_found");
    await recordDecision(trx, actor, { subject: "mails", id: params.id, action: "sent_again" });
  });
  return success(actor, "mail.again", null);
}
