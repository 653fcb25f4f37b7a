import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

export type LoadFailure = {
  readonly url: URL;
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly text: string;
  /** Null for a form, because the user can press its button again. */
  readonly retry: (() => void) | null;
};

let failure: LoadFailure | null = null;
let componentsShowingFailure = 0;
let dialogsShowingFailure = 0;
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

export function clearLoadFailure(): void {
  if (!failure) return;
  failure = null;
  changed();
}

const current = () => failure;
const none = () => null;

/** For a component that shows its own message when another week, tab or filter of this page fails to load. */
export function useFailureHere(): LoadFailure | null {
  const { pathname } = useLocation();
  const reported = useSyncExternalStore(subscribe, current, none);
  useEffect(() => {
    componentsShowingFailure += 1;
    changed();
    return () => {
      componentsShowingFailure -= 1;
      changed();
    };
  }, []);
  return reported?.url.pathname === pathname ? reported : null;
}

/** For dialogs: while a dialog is open, nobody can use a message behind it. */
export function useFailureInDialog(): LoadFailure | null {
  const reported = useSyncExternalStore(subscribe, current, none);
  useEffect(() => {
    dialogsShowingFailure += 1;
    changed();
    return () => {
      dialogsShowingFailure -= 1;
      changed();
    };
  }, []);
  return reported;
}

export function useFailureElsewhere(): LoadFailure | null {
  const { pathname } = useLocation();
  const reported = useSyncExternalStore(subscribe, current, none);
  const isShownOnPage = useSyncExternalStore(
    subscribe,
    () => componentsShowingFailure > 0,
    () => false,
  );
  const isShownInDialog = useSyncExternalStore(
    subscribe,
    () => dialogsShowingFailure > 0,
    () => false,
  );
  return reported && !isShownInDialog && !(isShownOnPage && reported.url.pathname === pathname) ? reported : null;
}

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
