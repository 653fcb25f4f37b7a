import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { deleteEvent as endpoint } from "#contract/events.ts";
import type { Deps } from "#server/deps.ts";
import type { ActiveProvider } from "#server/features/providers/index.ts";
import { success } from "#server/http/success-response.ts";
import { markEventDeleted } from "./event-store.ts";
import { ownEvent } from "./own-event.ts";

export async function deleteEvent(
  deps: Deps,
  actor: ActiveProvider,
  { params }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await ownEvent(deps, actor, params.id);
  await markEventDeleted(deps.db, id);
  return success(actor, "event.deleted", null);
}
