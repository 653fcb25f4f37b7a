import { keepInTab, readFromTab } from "#web/lib/tab-storage.ts";

const key = "searches";
const most = 3;

/** Kept in this tab only, and never sent. */
export function recentSearches(): readonly string[] {
  const kept = readFromTab<{ words: string[] }>(key)?.words;
  return Array.isArray(kept) ? kept : [];
}

export function rememberSearch(words: string): void {
  const text = words.trim();
  if (text === "") return;
  keepInTab(key, { words: [text, ...recentSearches().filter((one) => one !== text)].slice(0, most) });
}
