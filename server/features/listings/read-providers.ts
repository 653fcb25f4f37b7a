import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { readProviders as endpoint } from "#contract/hosts.ts";
import type { Deps } from "#server/deps.ts";
import { findFoundedHost, hostAnswer, ownMembership } from "#server/features/hosts/index.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { refuse } from "#server/refusal.ts";
import { providerCard } from "./provider-card.ts";

/** Two reads share this endpoint: the caller's own host in full, or the public card of any host. */
export async function readProviders(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { userId, providerId: hostId } = query;
  if ((userId === undefined) === (hostId === undefined)) {
    refuse("invalid_fields", { fields: { userId: "unknown_format", providerId: "unknown_format" } });
  }
  if (hostId !== undefined) return [(await providerCard(deps, hostId, actor.locale)) ?? refuse("not_found")];
  if (!actor.person) refuse("not_signed_in");
  if (actor.person.userId !== userId) refuse("not_yours");
  const founded = await findFoundedHost(deps.db, actor.person.userId);
  if (founded) return [hostAnswer(founded)];
  // The full account contains the founder's personal details, so other members get the public part.
  const current = await ownMembership(deps.db, actor.person, undefined);
  const card = current && (await providerCard(deps, current.hostId, actor.locale));
  return card ? [card] : [];
}
