const prefix = "kindred.";
// Fallback where the browser blocks sessionStorage: the values then do not survive a reload.
const memory = new Map<string, string>();

/** Stores a value for this tab only: it survives a reload, ends with the tab and is never sent anywhere. */
export function keepInTab(key: string, value: object): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    sessionStorage.setItem(prefix + key, text);
  } catch {
    // Already in `memory`.
  }
}

export function readFromTab<V extends object>(key: string): Partial<V> | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "null") as Partial<V> | null;
  } catch {
    return JSON.parse(memory.get(key) ?? "null") as Partial<V> | null;
  }
}

export function dropFromTab(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was stored.
  }
}
