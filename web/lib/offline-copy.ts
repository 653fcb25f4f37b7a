import { useEffect } from "react";
import { useSite } from "./site.ts";

type OfflineCopy = {
  /** The page that is stored. */
  readonly from: string;
  /** The paths for which it is shown without a connection. */
  readonly at: readonly string[];
  readonly until: string;
  readonly isInteractive?: boolean;
};

const dayMs = 86_400_000;

/** Stores a page on this device, for reading without a connection until a day after `until`. */
export function useOfflineCopy(copy: OfflineCopy | null): void {
  const { from, at, until, isInteractive = false } = copy ?? { from: "", at: [], until: "" };
  const paths = at.join(" ");
  const hasWorker = useSite()?.hasServiceWorker ?? false;
  useEffect(() => {
    if (from === "" || !hasWorker) return;
    const order = { type: "keep", from, at: paths.split(" "), until: Date.parse(until) + dayMs, isInteractive };
    void startWorker().then((worker) => worker?.active?.postMessage(order));
  }, [from, paths, until, isInteractive, hasWorker]);
}

/**
 * Visitors who have nothing to store, and do not install the product, get no worker. Undefined where there can be none,
 * such as in private windows of some browsers.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** The worker itself does this when somebody signs out. */
export function forgetOfflineCopies(): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage({ type: "forget" }));
}
