import type { watchCalendar as endpoint } from "#contract/calendar.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { Provider } from "#server/features/providers/index.ts";
import { refuse } from "#server/refusal.ts";

const heartbeatMs = 20_000;

/** A line that stays open and says when the caller's own calendar has changed, from whichever process. */
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
        // Whoever hung up before the first word never says so: what was said since the last time still lies here.
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
