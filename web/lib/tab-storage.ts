const prefix = "kindred.";
// Used if the browser blocks sessionStorage. The values then do not survive a reload.
const memory = new Map<string, string>();

/** The value survives a reload. It is deleted when the tab is closed, and it is never sent anywhere. */
export function keepInTab(key: string, value: object): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    sessionStorage.setItem(prefix + key, text);
  } catch {
    // The value is in `memory`, so nothing is lost.
  }
}

/** Only this file writes here. An older release may have written fewer fields, so all of them may be missing. */
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
    // The browser blocks storage, so nothing was stored.
  }
}
