const prefix = "kindred.draft.";
const keptForMs = 14 * 86_400_000;

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Kept<V> = { readonly savedAt: number; readonly values: V };

/** What was typed under this key and not yet sent; null when there is nothing, or it is old or unreadable. */
export function readDraft<V extends object>(storage: DraftStorage, key: string, now: number): Partial<V> | null {
  try {
    const kept = JSON.parse(storage.getItem(prefix + key) ?? "null") as Kept<Partial<V>> | null;
    if (!kept || typeof kept.values !== "object" || now - kept.savedAt > keptForMs) return null;
    return kept.values;
  } catch {
    return null;
  }
}

/** Keeps a draft. A full or forbidden storage must not disturb the person who types. */
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
    // Without storage there is nothing to drop.
  }
}
