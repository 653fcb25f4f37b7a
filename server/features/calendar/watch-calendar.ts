import type { watchCalendar as endpoint } from "#contract/calendar.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { Provider } from "#server/features/providers/index.ts";
import { refuse } from "#server/refusal.ts";

const heartbeatMs = 20_000;

/** Event stream: reports changes of the caller's own calendar, made by any process. */
export async function watchCalendar(
  deps: Deps,
  actor: Provider,
  { query }: InputOf<typeof endpoint>,
): Promise<ReadableStream> {
  if (query.kindredProviderId !== actor.accountId) refuse("not_found");
  const encoder = new TextEncoder();
  let leave: () => void = () => {};
  return new ReadableStream({
    start(line) {
      const say = (text: string) => line.enqueue(encoder.encode(text));
      say(": open\n\n");
      const heartbeat = setInterval(() => {
        // `cancel` is not called if the client left before the first write. Unread messages in the queue show that.
        if ((line.desiredSize ?? 0) > 0) return say(": still here\n\n");
        leave();
        line.close();
      }, heartbeatMs);
      const unsubscribe = deps.notices.subscribe(
        actor.accountId,
        () => say("event: change\ndata: {}\n\n"),
        () => {
          clearInterval(heartbeat);
          line.close();
        },
      );
      leave = () => {
        clearInterval(heartbeat);
        unsubscribe();
      };
    },
    cancel: () => leave(),
  });
}
