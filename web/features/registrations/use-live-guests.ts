import { useEffect, useRef } from "react";

const quietPollMs = 30_000;

/** Reports changes by other people at the door. While the event stream is down, this polls every 30 seconds. */
export function useLiveGuests(eventId: number, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let poll: ReturnType<typeof setInterval> | undefined;
    const source = new EventSource(`/api/events/${eventId}/changes`);
    source.addEventListener("change", () => latest.current());
    source.addEventListener("open", () => {
      clearInterval(poll);
      poll = undefined;
      // Changes made between loading the page and opening the stream were not reported, so reload.
      latest.current();
    });
    source.addEventListener("error", () => {
      poll ??= setInterval(() => latest.current(), quietPollMs);
    });
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [eventId]);
}
