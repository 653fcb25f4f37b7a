import { useSyncExternalStore } from "react";

const wide = "(min-width: 900px)";

/** Whether the window is wide enough for a week. Undefined on the server, which renders both layouts; CSS hides one. */
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
