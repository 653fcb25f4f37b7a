import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is alive: false in the server's answer and in the first render that takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
