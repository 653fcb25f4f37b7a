import type { Deps } from "#server/deps.ts";
import { type EventRow, findEvent } from "#server/features/events/index.ts";
import { refuse } from "#server/refusal.ts";

/** Guests are private, so other people's events get the same answer as unknown ones. */
export async function hostedEvent({ db }: Deps, actor: { readonly hostId: number }, id: number): Promise<EventRow> {
  const event = await findEvent(db, id);
  return event?.host_id === actor.hostId ? event : refuse("not_found");
}
