export type StaleCache = {
  /**
   * Concurrent callers share one load. If it fails, the old value is returned until `keptSeconds`. After that, the
   * error is thrown.
   */
  readonly ask: <T>(key: string, freshness: Freshness, load: () => Promise<T>) => Promise<CachedValue<T>>;
};

type Freshness = { readonly freshSeconds: number; readonly keptSeconds: number };
export type CachedValue<T> = { readonly value: T; readonly ageSeconds: number };

const maxKept = 500;
const pauseAfterFailureMs = 5_000;

type Entry = { value: unknown; loadedAt: number; failedAt: number; loading: Promise<unknown> | null };

export function createStaleCache(now: () => number = Date.now): StaleCache {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? { value: undefined, loadedAt: -Infinity, failedAt: -Infinity, loading: null };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > maxKept && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  return {
    async ask<T>(
      key: string,
      { freshSeconds, keptSeconds }: Freshness,
      load: () => Promise<T>,
    ): Promise<CachedValue<T>> {
      const entry = entryOf(key);
      // A key is always asked for with the same type.
      const aged = () => ({ value: entry.value as T, ageSeconds: Math.floor((now() - entry.loadedAt) / 1000) });
      const isYoungerThan = (seconds: number) => now() - entry.loadedAt < seconds * 1000;
      if (isYoungerThan(freshSeconds)) return aged();
      if (isYoungerThan(keptSeconds) && now() - entry.failedAt < pauseAfterFailureMs) return aged();
      entry.loading ??= load()
        .then((value) => Object.assign(entry, { value, loadedAt: now() }))
        .catch((error: unknown) => {
          entry.failedAt = now();
          throw error;
        })
        .finally(() => {
          entry.loading = null;
        });
      try {
        await entry.loading;
      } catch (error) {
        if (!isYoungerThan(keptSeconds)) throw error;
      }
      return aged();
    },
  };
}
