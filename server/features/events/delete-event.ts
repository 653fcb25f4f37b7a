import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteEvent as endpoint } from "#contract/events.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveManager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { markEventDeleted } from "./event-store.ts";
import { ownEvent } from "./own-event.ts";

export async function deleteEvent(
  deps: Deps,
  actor: ActiveManager,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownEvent(deps, actor, params.id);
  await markEventDeleted(deps.db, id);
  return success(actor, "event.deleted", null);
}
