import { useEffect, useRef } from "react";

const quietPollMs = 30_000;

/** Calls `onChange` when the calendar changed elsewhere. Without a live line it asks every half minute, and says nothing. */
export function useLiveCalendar(accountId: number | null, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (accountId === null) return;
    let poll: ReturnType<typeof setInterval> | undefined;
    const source = new EventSource(`/api/providerCalendar/changes?kindredProviderId=${accountId}`);
    source.addEventListener("change", () => latest.current());
    source.addEventListener("open", () => {
      clearInterval(poll);
      poll = undefined;
      // What changed between the page's answer and this moment was told to nobody.
      latest.current();
    });
    source.addEventListener("error", () => {
      poll ??= setInterval(() => latest.current(), quietPollMs);
    });
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [accountId]);
}
