import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { lockHost } from "./calendar-name-store.ts";
import type { Staff } from "./gates.ts";
import { findMember } from "./member-store.ts";

/**
 * Checks role and suspension again: the gate read them before the lock, and somebody else may have changed them since.
 */
export async function lockHostAs(trx: Db, { hostId, userId, role, isSuspended }: Staff): Promise<void> {
  const host = await lockHost(trx, hostId);
  const member = await findMember(trx, hostId, userId);
  if (member?.role !== role) refuse("role_required");
  if (host?.suspended_at && !isSuspended) refuse("account_suspended");
}
