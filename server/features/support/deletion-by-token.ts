import type { Deps } from "#server/deps.ts";
import { refuse } from "#server/refusal.ts";
import { idIn } from "./deletion-link.ts";
import { isOpenable } from "./support-rules.ts";
import { type DeletionRequestRow, findDeletionRequest } from "./support-store.ts";

export async function deletionByToken(deps: Deps, token: string): Promise<DeletionRequestRow> {
  const id = idIn(deps.secret, token) ?? refuse("not_found");
  const request = await findDeletionRequest(deps.db, id);
  if (!request || !isOpenable(request, deps.settings.deletion.linkDays, deps.clock.now())) refuse("not_found");
  return request;
}

export function deletionAnswer(request: DeletionRequestRow) {
  return {
    email: request.email,
    requestedAt: request.requested_at.toISOString(),
    dueAt: request.due_at.toISOString(),
    confirmedAt: request.confirmed_at?.toISOString() ?? null,
    erasedAt: request.erased_at?.toISOString() ?? null,
  };
}
