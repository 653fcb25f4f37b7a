import type { Db } from "#server/db/database.ts";
import { refuse } from "#server/refusal.ts";
import { lockHost } from "./calendar-name-store.ts";
import type { Staff } from "./gates.ts";
import { findMember } from "./member-store.ts";

/** The gate has read the role before the lock: somebody else may have changed it since. */
export async function lockHostAs(trx: Db, { hostId, userId, role }: Staff): Promise<void> {
  await lockHost(trx, hostId);
  const member = await findMember(trx, hostId, userId);
  if (member?.role !== role) refuse("role_required");
}
