import { useCallback, useEffect, useRef, useState } from "react";
import { type DraftStorage, dropDraft, keepDraft, readDraft } from "./draft-store.ts";

export type Draft<V> = {
  readonly values: V;
  readonly change: (change: Partial<V>) => void;
  readonly wasRestored: boolean;
  readonly startOver: () => void;
  /** Deletes the draft. Call this after the form was sent. */
  readonly finish: () => void;
  /** Checks for unsent changes when it is called, not as of the last render. */
  readonly hasUnsent: () => boolean;
};

/**
 * The values are stored on the device while they are typed, so they survive a reload, a lost session and a closed tab.
 * `merge` applies a stored draft to initial values that may have changed since.
 */
export function useDraft<V extends object>(
  key: string,
  initial: V,
  merge: (initial: V, kept: Partial<V>) => V = (begun, kept) => ({ ...begun, ...kept }),
): Draft<V> {
  const beginning = useRef(initial);
  const latest = useRef(initial);
  const isOver = useRef(false);
  const [values, setValues] = useState(initial);
  const [wasRestored, setRestored] = useState(false);

  const show = useCallback((next: V) => {
    latest.current = next;
    setValues(next);
  }, []);

  const mergeOnce = useRef(merge);
  useEffect(() => {
    const kept = readDraft<V>(ownStorage(), key, Date.now());
    if (kept) {
      const restored = mergeOnce.current(beginning.current, kept);
      const isOther = JSON.stringify(restored) !== JSON.stringify(beginning.current);
      // Input that was replayed after hydration is newer than the draft.
      if (isOther && latest.current === beginning.current) {
        show(restored);
        setRestored(true);
      }
    }
  }, [key, show]);

  const change = useCallback(
    (part: Partial<V>) => {
      const next = { ...latest.current, ...part };
      show(next);
      if (!isOver.current) keepDraft(ownStorage(), key, next, Date.now());
    },
    [key, show],
  );
  const startOver = useCallback(() => {
    dropDraft(ownStorage(), key);
    setRestored(false);
    show(beginning.current);
  }, [key, show]);
  const finish = useCallback(() => {
    isOver.current = true;
    dropDraft(ownStorage(), key);
  }, [key]);
  const hasUnsent = useCallback(
    () => !isOver.current && JSON.stringify(latest.current) !== JSON.stringify(beginning.current),
    [],
  );
  return { values, change, wasRestored, startOver, finish, hasUnsent };
}

const noStorage: DraftStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** In some browsers, reading `localStorage` throws if site data is blocked. */
function ownStorage(): DraftStorage {
  try {
    return localStorage;
  } catch {
    return noStorage;
  }
}
