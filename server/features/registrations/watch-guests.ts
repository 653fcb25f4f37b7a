import type { InputOf } from "#contract/endpoint.ts";
import type { watchGuests as endpoint } from "#contract/guests.ts";
import type { Deps } from "#server/deps.ts";
import { memberTopic } from "#server/features/calendar/index.ts";
import { eventTopic } from "#server/features/events/index.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { changeStream } from "#server/platform/change-stream.ts";
import { hostedEvent } from "./hosted-event.ts";

/** The stream reports changes by any process, and ends when the member leaves the host. */
export async function watchGuests(
  deps: Deps,
  actor: Staff,
  { params }: InputOf<typeof endpoint>,
): Promise<ReadableStream> {
  const { id } = await hostedEvent(deps, actor, params.id);
  return changeStream(deps.notifications, { changes: eventTopic(id), end: memberTopic(actor.hostId, actor.userId) });
}
