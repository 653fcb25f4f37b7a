import { startTransition, useEffect, useState } from "react";

let isAlive = false;

/** False on the server and during hydration. The update to true is a transition, so that it does not delay taps. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive);
  useEffect(() => {
    isAlive = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
