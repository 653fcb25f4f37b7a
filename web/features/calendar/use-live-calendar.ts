import { useEffect, useRef } from "react";

const quietPollMs = 30_000;

/** While the event stream is down, this polls every 30 seconds. */
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
  }, [hostId]);
}
