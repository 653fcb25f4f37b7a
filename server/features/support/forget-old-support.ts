import type { Deps } from "#server/deps.ts";
import { contactMessagesKeptDays, linkDays } from "./support-rules.ts";
import { deleteContactMessagesBefore, deleteUnconfirmedBefore } from "./support-store.ts";

const dayMs = 86_400_000;

/** Words to us are kept a year; a request that nobody confirmed, only as long as its link works. */
export async function forgetOldSupport(deps: Deps): Promise<void> {
  const before = (days: number) => new Date(deps.clock.now().getTime() - days * dayMs);
  await deleteContactMessagesBefore(deps.db, before(contactMessagesKeptDays));
  await deleteUnconfirmedBefore(deps.db, before(linkDays));
}
