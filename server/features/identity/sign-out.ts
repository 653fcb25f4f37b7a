import type { Deps } from "#server/deps.ts";
import { deleteSession } from "./session-store.ts";
import { sessionTokenHash } from "./session-token.ts";

/** The row goes, so the cookie is worth nothing wherever it was copied to. */
export async function signOut(deps: Pick<Deps, "db">, token: string | null): Promise<void> {
  const tokenHash = sessionTokenHash(token);
  if (tokenHash) await deleteSession(deps.db, tokenHash);
}
