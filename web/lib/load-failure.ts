import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Something that did not load. The page stays as it is; this says what failed and how to try again. */
export type LoadFailure = {
  /** The address that was wanted: another page, or this one with another query. */
  readonly url: URL;
  /** 0: no answer came at all. */
  readonly status: number;
  readonly text: string;
  /** Null for a sent form: the person presses its button again. */
  readonly retry: (() => void) | null;
};

let failure: LoadFailure | null = null;
let placesThatTell = 0;
let dialogsThatTell = 0;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportLoadFailure(next: LoadFailure): void {
  failure = next;
  changed();
}

export function forgetLoadFailure(): void {
  if (!failure) return;
  failure = null;
  changed();
}

const current = () => failure;
const none = () => null;

/** The failure of a change within this page (another week, tab or filter), for a part that words it itself. */
export function useFailureHere(): LoadFailure | null {
  const { pathname } = useLocation();
  const reported = useSyncExternalStore(subscribe, current, none);
  useEffect(() => {
    placesThatTell += 1;
    changed();
    return () => {
      placesThatTell -= 1;
      changed();
    };
  }, []);
  return reported?.url.pathname === pathname ? reported : null;
}

/** Any failure, for a dialog: what lies behind it cannot be pressed. */
export function useFailureInDialog(): LoadFailure | null {
  const reported = useSyncExternalStore(subscribe, current, none);
  useEffect(() => {
    dialogsThatTell += 1;
    changed();
    return () => {
      dialogsThatTell -= 1;
      changed();
    };
  }, []);
  return reported;
}

/** The failure that no part of the page words by itself. */
export function useFailureElsewhere(): LoadFailure | null {
  const { pathname } = useLocation();
  const reported = useSyncExternalStore(subscribe, current, none);
  const isTold = useSyncExternalStore(
    subscribe,
    () => placesThatTell > 0,
    () => false,
  );
  const isToldInDialog = useSyncExternalStore(
    subscribe,
    () => dialogsThatTell > 0,
    () => false,
  );
  return reported && !isToldInDialog && !(isTold && reported.url.pathname === pathname) ? reported : null;
}

/** Whether the browser has a network at all. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
