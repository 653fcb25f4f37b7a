import { startTransition, useEffect, useState } from "react";

let isAlive = false;

/**
 * Whether the page is alive: false in the server's answer and in the first render that takes it over. What changes then
 * is rendered in small steps, so that a tap in the meantime is answered.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive);
  useEffect(() => {
    isAlive = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
