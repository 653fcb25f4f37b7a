/** Stops at the first page that is not full. */
export async function loadUpTo<T>(
  count: number,
  maxPerCall: number,
  loadPage: (page: { limit: number; offset: number }) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const entries: T[] = [];
  while (entries.length < count) {
    const limit = Math.min(maxPerCall, count - entries.length);
    const page = await loadPage({ limit, offset: entries.length });
    entries.push(...page);
    if (page.length < limit) break;
  }
  return entries;
}

export function shownIn(search: URLSearchParams, pageSize: number, max: number): number {
  const asked = Math.trunc(Number(search.get("shown")));
  return Math.min(max, Math.max(pageSize, asked || pageSize));
}
