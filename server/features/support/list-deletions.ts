import type { OutputOf } from "#contract/endpoint.ts";
import type { listDeletionRequests as endpoint } from "#contract/support.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { findDeletionRequests } from "./support-store.ts";

const mostShown = 200;

export async function listDeletions(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  const now = deps.clock.now();
  return (await findDeletionRequests(deps.db, mostShown)).map((row) => ({
    id: row.id,
    email: row.email,
    reason: row.reason,
    comments: row.comments,
    requestedAt: row.requested_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    isLate: row.confirmed_at !== null && row.due_at < now,
  }));
}
