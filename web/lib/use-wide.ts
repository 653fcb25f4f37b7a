import { useSyncExternalStore } from "react";

const wide = "(min-width: 900px)";

/** Whether there is room for a week. Unknown on the server, which draws both and lets the style sheet decide. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(wide).matches,
    () => undefined,
  );
}
