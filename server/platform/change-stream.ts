import type { Notifications } from "./notifications.ts";

const heartbeatMs = 20_000;

type Topics = {
  /** Each notification of this topic is sent to the client as `change`. */
  readonly changes: string;
  /** A notification of this topic ends the stream. */
  readonly end: string;
};

/** Server-sent events about changes by any process. */
export function changeStream({ subscribe }: Notifications, topics: Topics): ReadableStream {
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
      const unsubscribe = [
        subscribe(topics.changes, () => send("event: change\ndata: {}\n\n"), end),
        subscribe(topics.end, end, end),
      ];
      stop = () => {
        clearInterval(heartbeat);
        for (const one of unsubscribe) one();
      };
    },
    cancel: () => stop(),
  });
}
