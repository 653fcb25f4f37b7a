import { useSyncExternalStore } from "react";

const wide = "(min-width: 900px)";

/** Undefined on the server, which does not know the width. It renders both layouts, and CSS hides one. */
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
