import { startTransition, useEffect, useState } from "react";

let isAlive = false;

/**
 * False on the server and during hydration, then true. The update is a transition, so that taps are handled meanwhile.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive);
  useEffect(() => {
    isAlive = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
