import type { OutputOf } from "#contract/endpoint.ts";
import type { listFailedMails as endpoint } from "#contract/operations.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";

export const maxFailedMails = 100;

/** Moderators must not read the letters, so only address and subject are returned. */
export async function listFailedMails(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  const mails = await deps.mail.listFailed(maxFailedMails);
  return mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }));
}
