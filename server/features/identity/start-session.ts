import { type Locale, storedLocale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { deleteDeadSessions, deleteSession, insertSession } from "./session-store.ts";
import { hashSessionToken, newSessionToken, sessionTokenHash } from "./session-token.ts";
import { type SignedInUser, saveUser } from "./user-store.ts";

/** Always issues a new token and ends the browser's old session, to prevent session fixation. */
export async function startSession(
  deps: Pick<Deps, "db" | "settings">,
  user: SignedInUser,
  locale: Locale,
  oldToken: string | null = null,
): Promise<{ token: string; userId: number; locale: Locale }> {
  const token = newSessionToken();
  const oldHash = sessionTokenHash(oldToken);
  const saved = await inTransaction(deps.db, async (trx) => {
    const saved = await saveUser(trx, user, locale);
    if (oldHash) await deleteSession(trx, oldHash);
    await insertSession(trx, hashSessionToken(token), saved.id, deps.settings.keep);
    return saved;
  });
  await deleteDeadSessions(deps.db, deps.settings.keep);
  return { token, userId: saved.id, locale: storedLocale(saved.locale) };
}
