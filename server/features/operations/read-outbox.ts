import type { OutputOf } from "#contract/endpoint.ts";
import type { readOutbox as endpoint } from "#contract/outbox.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";

const maxShown = 100;

/** Letters are private, so this works only in a demo without a mail server. */
export async function readOutbox(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  if (!deps.settings.demo || deps.settings.smtpUrl !== null) refuse("not_found");
  const mails = await deps.mail.readOutbox(maxShown);
  return mails.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt: sentAt.toISOString() }));
}
