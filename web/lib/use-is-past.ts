import { useEffect, useState } from "react";

const longestTimerMs = 2 ** 31 - 1;

/** Updates by itself while the page is open. */
export function useIsPast(at: string | null): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const leftMs = Date.parse(at) - Date.now();
      setIsPast(leftMs <= 0);
      if (leftMs > 0) timer = setTimeout(look, Math.min(leftMs, longestTimerMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [at]);
  return isPast && at !== null;
}
