const prefix = "kindred.draft.";
const keptForMs = 14 * 86_400_000;

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Kept<V> = { readonly savedAt: number; readonly values: V };

/** Null if there is no draft, or if it is too old or unreadable. */
export function readDraft<V extends object>(storage: DraftStorage, key: string, now: number): Partial<V> | null {
  try {
    // Only this file writes here. An older release may have written fewer fields, so all of them may be missing.
    const kept = JSON.parse(storage.getItem(prefix + key) ?? "null") as Kept<Partial<V>> | null;
    if (!kept || typeof kept.values !== "object" || now - kept.savedAt > keptForMs) return null;
    return kept.values;
  } catch {
    return null;
  }
}

/** Returns false instead of throwing if storage is full or blocked, because that must not interrupt typing. */
export function keepDraft<V extends object>(storage: DraftStorage, key: string, values: V, now: number): boolean {
  try {
    storage.setItem(prefix + key, JSON.stringify({ savedAt: now, values } satisfies Kept<V>));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(prefix + key);
  } catch {
    // Storage is blocked, so there is no draft to delete.
  }
}
