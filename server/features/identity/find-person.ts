import type { Deps } from "#server/deps.ts";
import type { Caller } from "#server/http/caller.ts";
import { demoAccounts } from "#server/platform/issuer/demo-accounts.ts";
import { issuerKey } from "#server/platform/issuer/issuer-key.ts";
import type { Person } from "./actors.ts";
import { isModerator } from "./moderator-policy.ts";
import { findSessionUser, noteSessionSeen } from "./session-store.ts";
import { sessionTokenHash } from "./session-token.ts";
import { setUserLocale } from "./user-store.ts";

/** Without a session cookie, this makes no database query. */
export async function findPerson(deps: Deps, caller: Caller): Promise<Person | null> {
  const tokenHash = sessionTokenHash(caller.sessionToken);
  if (!tokenHash) return null;
  // Only sessions of the configured issuer count: users of the local issuer must not stay signed in after a switch to a
  // real one.
  const user = await findSessionUser(deps.db, tokenHash, issuerKey(deps.settings), deps.settings.keep);
  if (!user) return null;
  if (user.seen_long_ago) await noteSessionSeen(deps.db, tokenHash);
  if (caller.chosenLocale && caller.chosenLocale !== user.locale) {
    await setUserLocale(deps.db, user.id, caller.chosenLocale);
  }
  return {
    kind: "person",
    userId: user.id,
    email: user.email,
    isEmailVerified: user.email_verified,
    firstName: user.first_name,
    lastName: user.last_name,
    avatarUrl: user.avatar_url,
    isModerator: isModerator(user, deps.settings, demoAccounts.moderator.email),
    currentHostId: user.current_host_id,
    sessionHash: tokenHash,
    address: caller.address,
    locale: caller.locale,
  };
}
