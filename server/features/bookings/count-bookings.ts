import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { countBookings as endpoint } from "#contract/host-bookings.ts";
import type { Deps } from "#server/deps.ts";
import { calendarsAsked, type Staff } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { countByList } from "./booking-store.ts";

export async function countBookings(
  deps: Deps,
  actor: Staff,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  return countByList(deps.db, actor.hostId, await calendarsAsked(deps.db, actor, undefined));
}
