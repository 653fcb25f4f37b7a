import type { watchCalendar as endpoint } from "#contract/calendar.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { changeStream } from "#server/platform/change-stream.ts";
import { refuse } from "#server/refusal.ts";
import { calendarTopic, memberTopic } from "./calendar-topics.ts";

/** The stream reports changes by any process, and ends when the member leaves the host. */
export async function watchCalendar(
  deps: Deps,
  actor: Staff,
  { query }: InputOf<typeof endpoint>,
): Promise<ReadableStream> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  return changeStream(deps.notifications, {
    changes: calendarTopic(actor.hostId),
    end: memberTopic(actor.hostId, actor.userId),
  });
}
