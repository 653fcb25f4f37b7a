import { useEffect, useRef } from "react";

const quietPollMs = 30_000;

/** Calls `onChange` when the calendar changed elsewhere. While the event stream is down, polls every 30 seconds. */
export function useLiveCalendar(hostId: number | null, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (hostId === null) return;
    let poll: ReturnType<typeof setInterval> | undefined;
    const source = new EventSource(`/api/providerCalendar/changes?kindredProviderId=${hostId}`);
    source.addEventListener("change", () => latest.current());
    source.addEventListener("open", () => {
      clearInterval(poll);
      poll = undefined;
      // Changes between loading the page and opening the stream were not reported.
      latest.current();
    });
    source.addEventListener("error", () => {
      poll ??= setInterval(() => latest.current(), quietPollMs);
    });
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [hostId]);
}
