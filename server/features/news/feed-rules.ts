const minuteMs = 60_000;
const intervalMs = 30 * minuteMs;
const longestWaitMs = 24 * 60 * minuteMs;

/** Every 30 minutes; twice as long after each failure in a row or as long as Retry-After asks, up to a day. */
export function nextDue(now: Date, failuresInRow: number, askedToWaitSeconds: number | null): Date {
  const backedOff = intervalMs * 2 ** Math.min(failuresInRow, 10);
  const waitMs = Math.max(backedOff, (askedToWaitSeconds ?? 0) * 1000);
  return new Date(now.getTime() + Math.min(waitMs, longestWaitMs));
}

type Due = { readonly address: string; readonly dueAt: Date };

/** Feeds that are due, longest waiting first, at most one per host: the others wait for the next round. */
export function feedsOfRound<F extends Due>(feeds: readonly F[], now: Date): F[] {
  const due = feeds.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const byHost = Map.groupBy(due, ({ address }) => new URL(address).host);
  return [...byHost.values()].flatMap(([first]) => (first ? [first] : []));
}
