import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { answerContactMessage as endpoint } from "#contract/support.ts";
import { storedLocale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { recordDecision } from "#server/features/decisions/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { contactAnsweredLetter } from "./support-letters.ts";
import { findContactMessage, insertContactAnswer } from "./support-store.ts";

/**
 * The answer is stored with the message, so that both are deleted together. The decision only records who answered and
 * when.
 */
export async function answerMessage(
  deps: Deps,
  actor: Moderator,
  { params, body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await inTransaction(deps.db, async (trx) => {
    const answered = await insertContactAnswer(trx, params.id, body.answer);
    if (!answered) refuse((await findContactMessage(trx, params.id)) ? "message_is_answered" : "not_found");
    await recordDecision(trx, actor, { subject: "messages", id: params.id, action: "answered" });
    const letter = contactAnsweredLetter(
      storedLocale(answered.locale),
      deps.settings.publicUrl,
      answered.message,
      body.answer,
    );
    await deps.mail.send(trx, { to: answered.email, ...letter, cause: `contact-answered:${answered.id}` });
  });
  return success(actor, "message.answered", null);
}
