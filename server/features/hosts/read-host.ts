import { placeOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readHost as endpoint } from "#contract/moderation.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { findHost } from "./host-store.ts";
import { placeAnswer } from "./place-answer.ts";

export async function readHost(
  deps: Deps,
  _actor: Moderator,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const host = (await findHost(deps.db, params.accountId)) ?? refuse("not_found");
  return {
    accountId: host.id,
    name: host.name,
    isSuspended: host.suspended_at !== null,
    ...placeAnswer(placeOf(host.country)),
  };
}
