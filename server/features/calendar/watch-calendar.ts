import type { watchCalendar as endpoint } from "#contract/calendar.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { Staff } from "#server/features/hosts/index.ts";
import { refuse } from "#server/refusal.ts";
import { calendarTopic, memberTopic } from "./calendar-topics.ts";

const heartbeatMs = 20_000;

/** The stream reports changes by any process, and ends when the member leaves the host. */
export async function watchCalendar(
  deps: Deps,
  actor: Staff,
  { query }: InputOf<typeof endpoint>,
): Promise<ReadableStream> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  const encoder = new TextEncoder();
  let stop: () => void = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(": open\n\n");
      const end = () => {
        stop();
        controller.close();
      };
      const heartbeat = setInterval(() => {
        // `cancel` is not called if the client left before the first write. In that case unread messages stay in the
        // queue.
        if ((controller.desiredSize ?? 0) > 0) send(": still here\n\n");
        else end();
      }, heartbeatMs);
      const { subscribe } = deps.notifications;
      const unsubscribe = [
        subscribe(calendarTopic(actor.hostId), () => send("event: change\ndata: {}\n\n"), end),
        subscribe(memberTopic(actor.hostId, actor.userId), end, end),
      ];
      stop = () => {
        clearInterval(heartbeat);
        for (const one of unsubscribe) one();
      };
    },
    cancel: () => stop(),
  });
}
