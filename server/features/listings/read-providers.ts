import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readProviders as endpoint } from "#contract/provider-accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { accountAnswer, findAccountOfUser } from "#server/features/providers/index.ts";
import { refuse } from "#server/refusal.ts";
import { providerCard } from "./provider-card.ts";

/** Two reads in one endpoint: the caller's own account in full, or any account's public card. */
export async function readProviders(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { userId, providerId: accountId } = query;
  if ((userId === undefined) === (accountId === undefined)) {
    refuse("invalid_fields", { fields: { userId: "unknown_format", providerId: "unknown_format" } });
  }
  if (accountId !== undefined) return [(await providerCard(deps, accountId)) ?? refuse("not_found")];
  if (!actor.person) refuse("not_signed_in");
  if (actor.person.userId !== userId) refuse("not_yours");
  const account = await findAccountOfUser(deps.db, actor.person.userId);
  return account ? [accountAnswer(account)] : [];
}
