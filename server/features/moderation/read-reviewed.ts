import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readReviewed as endpoint } from "#contract/moderation.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { reviewedItem, reviewsOf } from "./reviewed-answer.ts";

export async function readReviewed(
  deps: Deps,
  _actor: Moderator,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const thing = (await reviewsOf[params.kind].find(deps.db, params.id)) ?? refuse("not_found");
  return reviewedItem(deps, deps.db, params.kind, thing);
}
