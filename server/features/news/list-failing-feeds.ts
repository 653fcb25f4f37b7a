import type { Deps } from "#server/deps.ts";
import { findFailingFeeds } from "./feed-store.ts";

export type FailingFeed = {
  readonly address: string;
  readonly failuresInRow: number;
  /** A code such as `too_slow` or `status_502`. */
  readonly lastError: string | null;
  readonly lastTriedAt: Date | null;
  readonly lastGoodAt: Date | null;
};

export async function listFailingFeeds(deps: Pick<Deps, "db">): Promise<FailingFeed[]> {
  const rows = await findFailingFeeds(deps.db);
  return rows.map((row) => ({
    address: row.address,
    failuresInRow: row.failures_in_row,
    lastError: row.last_error,
    lastTriedAt: row.last_tried_at,
    lastGoodAt: row.last_good_at,
  }));
}
