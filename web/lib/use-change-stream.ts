import { useEffect, useRef } from "react";

const quietPollMs = 30_000;
const reopenMs = 3_000;

/**
 * Calls `onChange` when the event stream reports a change. While the stream is down, this polls and opens it again:
 * after an answer such as 503, the browser itself would give up for good.
 */
export function useChangeStream(path: string | null, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (path === null) return;
    let source: EventSource;
    let poll: ReturnType<typeof setInterval> | undefined;
    let reopen: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(path);
      source.addEventListener("change", () => latest.current());
      source.addEventListener("open", () => {
        clearInterval(poll);
        poll = undefined;
        // Changes made while the stream was not open were not reported, so reload.
        latest.current();
      });
      source.addEventListener("error", () => {
        poll ??= setInterval(() => latest.current(), quietPollMs);
        if (source.readyState === EventSource.CLOSED) reopen = setTimeout(open, reopenMs * (1 + Math.random()));
      });
    };
    open();
    return () => {
      source.close();
      clearInterval(poll);
      clearTimeout(reopen);
    };
  }, [path]);
}
