import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readModerated as endpoint } from "#contract/moderation.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { moderationDetail, moderationOf } from "./moderation-answer.ts";

export async function readModerated(
  deps: Deps,
  _actor: Moderator,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const thing = (await moderationOf[params.kind].find(deps.db, params.id)) ?? refuse("not_found");
  return moderationDetail(deps, deps.db, params.kind, thing);
}
