import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The first render uses the server's time, so that hydration finds the same page. */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
