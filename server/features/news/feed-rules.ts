const minuteMs = 60_000;
const intervalMs = 30 * minuteMs;
const longestWaitMs = 24 * 60 * minuteMs;

/**
 * A feed is due every 30 minutes. Each failure in a row doubles this time, up to a day, and Retry-After is respected.
 */
export function nextDue(now: Date, failuresInRow: number, askedToWaitSeconds: number | null): Date {
  const backedOff = intervalMs * 2 ** Math.min(failuresInRow, 10);
  const waitMs = Math.max(backedOff, (askedToWaitSeconds ?? 0) * 1000);
  return new Date(now.getTime() + Math.min(waitMs, longestWaitMs));
}

type Due = { readonly address: string; readonly dueAt: Date };

/** A round reads at most one feed per server, and starts with those that have waited longest. */
export function feedsOfRound<F extends Due>(feeds: readonly F[], now: Date): F[] {
  const due = feeds.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const byHost = Map.groupBy(due, ({ address }) => new URL(address).host);
  return [...byHost.values()].flatMap(([first]) => (first ? [first] : []));
}
