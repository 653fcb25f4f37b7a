import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readHost as endpoint } from "#contract/moderation.ts";
import type { Deps } from "#server/deps.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { findAccount } from "./provider-store.ts";

export async function readHost(
  deps: Deps,
  _actor: Moderator,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const account = (await findAccount(deps.db, params.accountId)) ?? refuse("not_found");
  return {
    accountId: account.id,
    name: `${account.first_name} ${account.last_name}`.trim(),
    isSuspended: account.suspended_at !== null,
  };
}
