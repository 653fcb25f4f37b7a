import type { OutputOf } from "#contract/endpoint.ts";
import type { listJobQueues as endpoint } from "#contract/operations.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";

export function listJobQueues(deps: Deps, _actor: Moderator): Promise<OutputOf<typeof endpoint>> {
  return deps.jobs.overview();
}
