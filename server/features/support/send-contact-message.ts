import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { sendContactMessage as endpoint } from "#contract/support.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Visitor } from "#server/features/identity/index.ts";
import { success } from "#server/http/success-response.ts";
import { contactReceivedLetter } from "./support-letters.ts";
import { insertContactMessage } from "./support-store.ts";

export async function sendContactMessage(
  deps: Deps,
  actor: Visitor,
  { body }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deps.limits.spend(["supportRequests", actor.address]);
  // The message is always stored. Only the acknowledgement is limited per address.
  const mayAcknowledge = await deps.limits.maySpend("acknowledgements", body.email.toLowerCase());
  await inTransaction(deps.db, async (trx) => {
    await insertContactMessage(trx, { ...body, locale: actor.locale });
    // The letter repeats nothing from the form, because the address may belong to somebody else.
    const letter = contactReceivedLetter(actor.locale, deps.settings.publicUrl);
    if (mayAcknowledge) await deps.mail.send(trx, { to: body.email, ...letter });
  });
  return success(actor, "contact.received", null);
}
