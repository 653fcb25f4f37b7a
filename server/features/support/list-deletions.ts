import type { OutputOf } from "#contract/endpoint.ts";
import type { listDeletionRequests as endpoint } from "#contract/support.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findUser, type Moderator } from "#server/features/identity/index.ts";
import { isUnclear } from "./support-rules.ts";
import { findDeletionRequests } from "./support-store.ts";

const maxShown = 200;

export async function listDeletions(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  const now = deps.clock.now();
  const rows = await findDeletionRequests(deps.db, maxShown);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      email: row.email,
      reason: row.reason,
      comments: row.comments,
      requestedAt: row.requested_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      isLate: row.confirmed_at !== null && row.due_at < now,
      couldMean: isUnclear(row) ? await peopleOf(deps.db, row.could_mean) : null,
    })),
  );
}

async function peopleOf(db: Db, userIds: readonly number[]) {
  const users = await Promise.all(userIds.map((id) => findUser(db, id)));
  return users
    .filter((user) => user !== undefined)
    .map(({ id, first_name, last_name, email }) => ({ userId: id, name: `${first_name} ${last_name}`.trim(), email }));
}
